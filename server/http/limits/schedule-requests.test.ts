import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { acceptForm } from '#server/http/forms/form.ts'
import { acceptJson } from '#server/http/json.ts'
import { scheduleRequests } from './schedule-requests.ts'

function startApp() {
  const app = fastify()
  onTestFinished(() => app.close())
  scheduleRequests(app)
  acceptJson(app)
  acceptForm(app)
  const begun: string[] = []
  app.route({
    method: ['GET', 'POST'],
    url: '/:name',
    handler({ params }) {
      begun.push((params as { name: string }).name)
      return 'done'
    },
  })
  return { app, begun }
}

/** One request starts per turn of the event loop. */
function makeTurnsShort() {
  let now = performance.now()
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  onTestFinished(() => spy.mockRestore())
}

test('a visitor is served after one request of each other client or IPv6 /48', async () => {
  const { app, begun } = startApp()
  await app.ready()
  makeTurnsShort()
  const from = (remoteAddress: string, name: string) =>
    app.inject({ url: `/${name}`, remoteAddress })
  const floods = Array.from({ length: 20 }, (_, at) => [
    from('192.0.2.1', 'bot'),
    from(`2001:db8:7:${at.toString(16)}::1`, 'network'),
  ])
  await Promise.all([...floods.flat(), from('198.51.100.1', 'visitor')])
  expect(begun).toHaveLength(41)
  expect(begun.slice(0, 3).toSorted()).toEqual(['bot', 'network', 'visitor'])
})

test.each([
  ['forms', 'application/x-www-form-urlencoded'],
  ['JSON', 'application/json'],
])('a visitor is served before %s whose bodies all end at the same moment', async (_what, type) => {
  const { app, begun } = startApp()
  let waiting = 0
  app.addHook('preParsing', async ({ method }) => void (method === 'POST' && waiting++))
  await app.ready()
  const bodies = Array.from({ length: 20 }, () => new Readable({ read() {} }))
  const sent = bodies.map((payload) =>
    app.inject({ method: 'POST', url: '/bot', headers: { 'content-type': type }, payload }),
  )
  await expect.poll(() => waiting).toBe(20)
  makeTurnsShort()
  for (const body of bodies) body.push(null)
  await app.inject({ url: '/visitor', remoteAddress: '198.51.100.1' })
  await Promise.all(sent)
  expect(begun).toHaveLength(21)
  expect(begun.indexOf('visitor')).toBeLessThan(3)
})

test('a page whose visitor hangs up while it waits is not begun, but what was posted is', async () => {
  const { app, begun } = startApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  app.server.prependOnceListener('request', ({ socket }) => socket.destroy())
  for (const [method, name] of [
    ['GET', 'abandoned'],
    ['GET', 'awaited'],
    ['POST', 'posted'],
  ]) {
    if (method === 'POST')
      app.server.prependOnceListener('request', ({ socket }) => socket.destroy())
    const client = connect(port, '127.0.0.1')
    client.end(`${method} /${name} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    client.on('error', () => {}).resume()
    await once(client, 'close')
  }
  await expect.poll(() => begun).toEqual(['awaited', 'posted'])
})
