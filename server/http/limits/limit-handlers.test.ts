import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { duplexPair, Readable } from 'node:stream'
import { fastify } from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { timedOutCall } from '#tests/timed-out-call.ts'
import { limitHandlers } from './limit-handlers.ts'

const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

test('a call with a body is answered with 503 after ten seconds, whatever it is waiting for', async () => {
  await using server = await startTestApp()
  const { db, dialect } = server.database
  await db.transaction().execute(async (trx) => {
    // On SQLite nothing else can write during a transaction anyway.
    if (dialect === 'postgres') await sql`lock table contact_submissions`.execute(trx)
    const path = '/api/submit-contact-form'
    await timedOutCall(server.app, { method: 'POST', path, body: ada })
  })
  // The work continues anyway; repeating the call with its key returns that it succeeded.
  const kept = () => db.selectFrom('contact_submissions').select('id').execute()
  await expect.poll(async () => (await kept()).length).toBe(1)
})

test('a file still being sent when its time is over is cut off, which is not logged as an error', async () => {
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

test('a slow reader receives the whole page, and one that hardly reads is cut off', async () => {
  const app = fastify()
  onTestFinished(() => app.close())
  limitHandlers(app)
  const page = 'a'.repeat(60_000)
  app.get('/', { handlerTimeout: 10 * SECOND }, () => page)
  await app.ready()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const readers = Array.from({ length: 2 }, () => {
    // Unread data stays in the server, as the rest of a long answer does on a real network.
    const [reader, ofServer] = duplexPair({ highWaterMark: 1 })
    app.server.emit('connection', ofServer)
    reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n')
    return { reader, ofServer }
  })
  const closed = () => readers.map(({ ofServer }) => ofServer.destroyed)
  await expect
    .poll(() => readers.every(({ ofServer }) => ofServer.writableLength > page.length))
    .toBe(true)
  vi.advanceTimersByTime(10 * SECOND)
  vi.advanceTimersByTime(20 * SECOND - 1)
  expect(closed()).toEqual([false, false])
  let received = ''
  readers[0]!.reader.on('data', (bytes: Buffer) => (received += bytes.toString()))
  await expect.poll(() => received.endsWith(page)).toBe(true)
  vi.advanceTimersByTime(SECOND)
  expect(closed()).toEqual([false, true])
})
