import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { scheduleRequests } from './schedule-requests.ts'

function startApp() {
  const app = fastify()
  onTestFinished(() => app.close())
  scheduleRequests(app)
  const begun: string[] = []
  app.get('/:name', ({ params }) => {
    begun.push((params as { name: string }).name)
    return 'done'
  })
  return { app, begun }
}

test('a visitor is served after one request of each other client or IPv6 /48', async () => {
  const { app, begun } = startApp()
  await app.ready()
  let now = performance.now()
  const spy = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10))
  onTestFinished(() => spy.mockRestore())
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

test('a request whose sender hangs up while it waits is not begun', async () => {
  const { app, begun } = startApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  app.server.prependOnceListener('request', ({ socket }) => socket.destroy())
  for (const name of ['abandoned', 'awaited']) {
    const client = connect(port, '127.0.0.1')
    client.end(`GET /${name} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`)
    client.on('error', () => {}).resume()
    await once(client, 'close')
  }
  expect(begun).toEqual(['awaited'])
})
