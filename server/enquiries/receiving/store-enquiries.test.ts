import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'

const path = '/api/submit-contact-form'
const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
const env = { RATE_LIMITS: 'off', NOTIFY_EMAIL: 'staff@agency.example' }
const tables = ['contact_submissions', 'consents', 'search_documents', 'live_events', 'deliveries']

test('forty enquiries at once are stored with all their related rows', async () => {
  await using server = await startTestApp({ env })
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, number) =>
      server.post(path, { ...ada, company: `Engine ${number}` }),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201))
  for (const table of tables) {
    const counted = sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`
    const { rows } = await counted.execute(server.database.db)
    expect(Number(rows[0]?.count), table).toBe(40)
  }
  const kept = await server.database.db
    .selectFrom('contact_submissions')
    .innerJoin('deliveries', 'subject_id', 'contact_submissions.id')
    .select(['contact_submissions.id', 'company', 'data'])
    .execute()
  for (const { id, company, data } of kept)
    expect(JSON.parse(data)).toMatchObject({ id, company, link: { path: `/admin/inbox/${id}` } })
  const ids = answers.map((answer) => answer.json<{ id: string }>().id)
  expect(kept.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'on PostgreSQL concurrent enquiries share commits',
  async () => {
    await using server = await startTestApp({ env })
    const { db } = server.database
    // They gather behind a lock, however slowly they arrive.
    const sent = await db.transaction().execute(async (trx) => {
      await sql`lock table contact_submissions`.execute(trx)
      const begun = Array.from({ length: 40 }, () => server.post(path, ada))
      await expect.poll(() => countWaiting(db), { timeout: 3_000 }).toBeGreaterThan(0)
      return begun
    })
    await Promise.all(sent)
    const { rows } = await sql<{ count: string }>`
      select count(distinct xid) from live_events`.execute(server.database.db)
    expect(Number(rows[0]?.count)).toBeLessThan(20)
  },
)

test('a duplicate key in a batch does not fail the other enquiries', async () => {
  await using server = await startTestApp({ env })
  await using second = await startTestApp({ beside: server, env })
  const shared = Array.from({ length: 20 }, () => randomUUID())
  const sent = [server, second].flatMap((process) =>
    shared.flatMap((key) => [
      process.post(path, ada, { 'idempotency-key': key }),
      process.post(path, ada, { 'idempotency-key': randomUUID() }),
    ]),
  )
  const answers = await Promise.all(sent)
  expect(answers.filter(({ statusCode }) => statusCode !== 201)).toEqual([])
  expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(60)
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'deleting a webhook while an enquiry is being stored does not lose the enquiry',
  async () => {
    await using server = await startTestApp({ env })
    const admin = await webhookAdmin(server)
    const { id } = await admin.made()
    await using other = await heldProcess(server, ['"webhooks"'])
    const sending = other.app.inject({ method: 'POST', url: path, payload: ada })
    await other.held
    expect((await admin.remove(id)).statusCode).toBe(204)
    other.goOn()
    expect((await sending).statusCode).toBe(201)
    expect(await webhookRows(server)).toEqual([])
  },
)
