import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { sqliteFile } from '#server/db/database.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { startRelay } from '#tests/receivers/tcp-relay.ts'

const path = '/api/submit-contact-form'
const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
const key = { 'idempotency-key': '3f0b6a52-6f8e-4a53-9d39-0d7a3f6f1c11' }

test('while the database is unreachable no enquiry is acknowledged, and afterwards they are accepted again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await using behind = await startTestApp()
  await using outage = await breakable(behind)
  const { server } = outage
  expect((await server.get('/readyz')).statusCode).toBe(200)
  await outage.begin()
  const signIn = { email: 'ada@staff.example', password: 'not a password' }
  // Both at once: on SQLite each waits five seconds for the lock.
  const [refused, auth] = await Promise.all([
    server.post(path, ada, key),
    server.post('/api/auth/token?grant_type=password', signIn),
  ])
  expect([refused.statusCode, refused.json()]).toEqual([
    503,
    expect.objectContaining({ code: 'busy', status: 503 }),
  ])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect([auth.statusCode, auth.headers['retry-after']]).toEqual([
    outage.stopsReading ? 503 : 400,
    outage.stopsReading ? '2' : undefined,
  ])
  expect((await server.get('/healthz')).statusCode).toBe(200)
  expect((await server.get('/readyz')).statusCode).toBe(outage.stopsReading ? 503 : 200)
  await outage.end()
  expect((await server.post(path, ada, key)).statusCode).toBe(201)
  const rows = await behind.database.db.selectFrom('contact_submissions').select('id').execute()
  expect(rows).toHaveLength(1)
})

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'a full disk is answered with 503 and stores nothing partially, and works again once there is space',
  async () => {
    await using server = await startTestApp()
    const { db } = server.database
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
    await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count + 2)}`.execute(db)
    const long = { ...ada, message: 'x'.repeat(5_000) }
    const answers = []
    for (let count = 0; count < 12; count++) answers.push(await server.post(path, long))
    const refused = answers.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.length).toBeGreaterThan(5)
    for (const { statusCode, headers } of refused)
      expect([statusCode, headers['retry-after']]).toEqual([503, '2'])
    await sql`pragma max_page_count = 100000`.execute(db)
    expect((await server.post(path, long)).statusCode).toBe(201)
    const count = async (table: 'contact_submissions' | 'consents') =>
      (await db.selectFrom(table).selectAll().execute()).length
    expect(await count('contact_submissions')).toBe(13 - refused.length)
    expect(await count('consents')).toBe(13 - refused.length)
  },
)

type Server = Awaited<ReturnType<typeof startTestApp>>

/** A server whose database can fail: PostgreSQL behind a relay that breaks, SQLite locked by another program. */
async function breakable(behind: Server) {
  if (behind.database.dialect === 'sqlite') {
    const other = new SQLite(sqliteFile(behind.place.DATA_DIR))
    return {
      server: behind,
      stopsReading: false,
      begin: async () => void other.exec('begin immediate'),
      end: async () => void other.exec('rollback'),
      [Symbol.asyncDispose]: async () => void other.close(),
    }
  }
  const target = new URL(behind.place.DATABASE_URL)
  const relay = await startRelay(Number(target.port), target.hostname)
  target.port = String(relay.port)
  const place = { ...behind.place, DATABASE_URL: target.href }
  const server = await startTestApp({
    beside: { place, clock: behind.clock },
    expectErrors: true,
  })
  return {
    server,
    stopsReading: true,
    begin: () => relay.cut(),
    end: () => relay.mend(),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]()
      await relay.cut()
    },
  }
}
