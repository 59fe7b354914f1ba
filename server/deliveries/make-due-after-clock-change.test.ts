import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'
import { claimDue } from './claim.ts'
import { makeDueAfterClockChange } from './make-due-after-clock-change.ts'

const notify = { env: { NOTIFY_EMAIL: 'one@agency.example' } }

type App = Awaited<ReturnType<typeof startTestApp>>

const dueInMs = async ({ database: { db }, clock }: App) => {
  const rows = await db.selectFrom('deliveries').select('next_attempt_at').execute()
  return rows.map((row) => Date.parse(row.next_attempt_at!) - clock.now().getTime())
}

const look = ({ database: { db }, clock }: App) => makeDueAfterClockChange(db, clock.now())

test.each([-30 * DAY, -10 * MINUTE])(
  'a delivery queued before the clock was set back by %i ms is sent within minutes',
  async (ms) => {
    await using app = await startTestApp(notify)
    await sendEnquiry(app)
    app.clock.advance(ms)
    expect(await dueInMs(app)).toEqual([-ms])
    expect(await look(app)).toBe(1)
    expect(await dueInMs(app)).toEqual([3 * MINUTE])
    expect(await look(app)).toBe(0)
    app.clock.advance(3 * MINUTE)
    const query = { channel: 'mail' as const, limit: 5, except: [] }
    expect(await claimDue(app.database, query, 'a process', app.clock.now())).toHaveLength(1)
  },
)

test('a delivery last tried or in flight before the clock was set back is sent within minutes', async () => {
  await using app = await startTestApp(notify)
  await sendEnquiry(app)
  const { db } = app.database
  for (const claim of [null, 'a process that died']) {
    const next_attempt_at = new Date(app.clock.now().getTime() + 5 * HOUR + 1).toISOString()
    await db.updateTable('deliveries').set({ claim, next_attempt_at, attempt_count: 1 }).execute()
    expect(await look(app)).toBe(1)
    expect(await dueInMs(app)).toEqual([3 * MINUTE])
  }
})

test('a mail that was never tried keeps its time, which its recipient may have chosen', async () => {
  await using app = await startTestApp(notify)
  await sendEnquiry(app)
  const next_attempt_at = new Date(app.clock.now().getTime() + 60 * HOUR).toISOString()
  await app.database.db.updateTable('deliveries').set({ next_attempt_at }).execute()
  expect(await look(app)).toBe(0)
  expect(await dueInMs(app)).toEqual([60 * HOUR])
})

test('a delivery waiting for its next attempt, or just queued by another process, keeps its time', async () => {
  await using app = await startTestApp(notify)
  await sendEnquiry(app)
  const { db } = app.database
  const next_attempt_at = new Date(app.clock.now().getTime() + 5 * HOUR).toISOString()
  await db.updateTable('deliveries').set({ next_attempt_at }).execute()
  expect(await look(app)).toBe(0)
  app.clock.advance(-30 * SECOND)
  await db.updateTable('deliveries').set({ next_attempt_at: null, status: 'sent' }).execute()
  await sendEnquiry(app)
  app.clock.advance(-30 * SECOND)
  expect(await look(app)).toBe(0)
})
