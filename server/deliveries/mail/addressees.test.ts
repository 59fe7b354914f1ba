import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { assignRecipients } from './assign-recipients.ts'
import { queueMails } from '#server/deliveries/queue.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

async function queue({ database, clock }: App, count: number) {
  const mails = Array.from({ length: count }, (_, number) => ({
    kind: 'digest' as const,
    to: '',
    subjectId: null,
    data: { count: 1, enquiries: [] } as never,
    dedupeKey: `digest of day ${number} `,
  }))
  await queueMails(database.db, mails, clock.now())
}

const addressed = async ({ database }: App) =>
  (await database.db.selectFrom('deliveries').select(['recipient', 'dedupe_key']).execute())
    .map(({ recipient, dedupe_key }) => `${recipient}: ${dedupe_key}`)
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
