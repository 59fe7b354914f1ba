import { expect, test, vi } from 'vitest'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { assignRecipients } from './assign-recipients.ts'
import { queueMails } from '#server/deliveries/queue.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

async function queue({ database, clock }: App, count: number, from = 0) {
  const mails = Array.from({ length: count }, (_, number) => ({
    kind: 'digest' as const,
    to: '',
    subjectId: null,
    data: { count: 1, enquiries: [] } as never,
    dedupeKey: `digest of day ${from + number} `,
  }))
  await queueMails(database.db, mails, clock.now())
}

const addressed = async ({ database }: App) =>
  (await database.db.selectFrom('deliveries').select(['recipient', 'dedupe_key']).execute())
    .map(({ recipient, dedupe_key }) => `${recipient}: ${dedupe_key}`)
    .toSorted()

const statuses = async ({ database }: App) =>
  (await database.db.selectFrom('deliveries').select('status').execute())
    .map(({ status }) => status)
    .toSorted()

test('every mail that waited for recipients is sent to each of them once, however many there are', async () => {
  await using app = await startTestApp()
  await queue(app, 401)
  expect(await assignRecipients(app.database, ['one@a.example', 'two@a.example'])).toBe(401)
  const rows = await addressed(app)
  expect(rows).toHaveLength(802)
  expect(
    rows.filter((row) => /^one@a.example: digest of day \d+ one@a.example$/.test(row)),
  ).toHaveLength(401)
  expect(rows).toContain('two@a.example: digest of day 400 two@a.example')
  expect(await assignRecipients(app.database, ['one@a.example'])).toBe(0)
})

test('a single recipient gets the waiting mails without copies, and without recipients they keep waiting', async () => {
  await using app = await startTestApp()
  await queue(app, 1)
  expect(await assignRecipients(app.database, [])).toBe(0)
  expect(await assignRecipients(app.database, ['one@a.example'])).toBe(1)
  expect(await addressed(app)).toEqual(['one@a.example: digest of day 0 one@a.example'])
})

test('a mail that its recipient already has is dropped, and the others are sent', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'one@a.example' } })
  const { staff, id } = await withEnquiry(app)
  const { db } = app.database
  await db.updateTable('deliveries').set({ status: 'sent' }).execute()
  await using unset = await startTestApp({ beside: app })
  const headers = await staff.headers()
  const quarantine = `${staff.path(id)}/quarantine`
  expect((await unset.put(quarantine, undefined, headers)).statusCode).toBe(200)
  expect((await unset.delete(quarantine, undefined, headers)).statusCode).toBe(200)
  await sendEnquiry(unset)
  expect(await addressed(app)).toHaveLength(3)
  await app.outbox.drain()
  const rows = await addressed(app)
  expect(rows).toHaveLength(2)
  expect(rows.filter((row) => row.startsWith('one@a.example: '))).toHaveLength(2)
  expect(await statuses(app)).toEqual(['sent', 'waiting'])
})

test('a batch that fails keeps waiting, while the mails after it get their recipients', async () => {
  await using app = await startTestApp()
  for (let part = 0; part < 3; part++) await queue(app, 401, part * 401)
  vi.spyOn(app.database.db, 'transaction').mockImplementationOnce(() => {
    throw new Error('The database is busy')
  })
  const assign = () => assignRecipients(app.database, ['one@a.example', 'two@a.example'])
  await expect(assign()).rejects.toThrow('busy')
  const waiting = (await addressed(app)).filter((row) => row.startsWith(': ')).length
  expect(waiting).toBeGreaterThan(0)
  expect(waiting).toBeLessThan(1_203)
  expect(await assign()).toBe(waiting)
})
