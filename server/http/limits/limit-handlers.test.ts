import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { fastify } from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { limitHandlers } from './limit-handlers.ts'

const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

// Over a real connection: only there a request closes when its body has been read.
test('a call with a body is answered 503 after ten seconds, whatever it still waits for', async () => {
  await using server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db, dialect } = server.database
  await db.transaction().execute(async (trx) => {
    // On SQLite nobody else writes during a transaction anyway.
    if (dialect === 'postgres') await sql`lock table contact_submissions`.execute(trx)
    const path = '/api/submit-contact-form'
    const sent = request({ port, path, method: 'POST', agent: false })
    sent.setHeader('content-type', 'application/json').end(JSON.stringify(ada))
    let status: number | undefined
    sent.once('response', (answer: IncomingMessage) => (status = answer.resume().statusCode))
    await expect
      .poll(() => {
        vi.advanceTimersByTime(SECOND)
        return status
      })
      .toBe(503)
  })
  vi.useRealTimers()
  // It goes on all the same; whoever sends it again with its key hears that it arrived.
  const kept = () => db.selectFrom('contact_submissions').select('id').execute()
  await expect.poll(async () => (await kept()).length).toBe(1)
})

test('a file that is still being sent when its time is over is cut off, which is no fault of the server', async () => {
  const faults: string[] = []
  const app = fastify({
    logger: { level: 'error', stream: { write: (line) => void faults.push(line) } },
  })
  onTestFinished(() => app.close())
  limitHandlers(app)
  async function* endless() {
    for (;;) yield await Promise.resolve('a line\n')
  }
  app.post('/endless', { handlerTimeout: 200 }, (_request, reply) =>
    reply.send(Readable.from(endless())),
  )
  app.get('/', () => 'alive')
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const asked = request(`${origin}/endless`, { method: 'POST', agent: false })
  asked.setHeader('content-type', 'application/json').end('{}')
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  await expect(answer.toArray()).rejects.toThrow('aborted')
  expect(await (await fetch(origin)).text()).toBe('alive')
  expect(faults).toEqual([])
})
