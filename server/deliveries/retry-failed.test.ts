import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { countWaiting } from '#tests/count-waiting.ts'
import { eventually } from '#tests/eventually.ts'
import { numberedRows } from '#tests/numbered-rows.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { readTallies } from '#server/db/tallies.ts'
import { runLongWorkPart } from '#server/scheduling/event-loop-turns.ts'
import { retryFailed } from './retry-failed.ts'

const many = 2_600

/** A server with many failed deliveries, every tenth of which has expired. */
async function withMany() {
  const app = await startTestApp()
  const { db, dialect } = app.database
  const { numbers, id } = numberedRows(dialect, many)
  const long = '2026-01-01T00:00:00.000Z'
  await sql`insert into deliveries (id, channel, kind, recipient, data, message_id, status, attempt_count, first_attempt_at, expires_at, created_at)
    select ${id}, 'mail', 'test', 'a@b.example', '{}', ${id}, 'failed', 3, ${long}, case when at % 10 = 0 then ${long} end, ${long}
    from (${numbers}) as numbers`.execute(db)
  const admin = await app.makeUser({ role: 'admin' })
  const { access_token } = await app.signIn(admin.email, admin.password)
  return {
    ...app,
    admin,
    failed: () => readTallies(db, ['deliveries.failed']),
    press: () =>
      app.post('/api/deliveries/retry-failed', undefined, {
        authorization: `Bearer ${access_token}`,
      }),
    async auditedCounts() {
      const entries = db.selectFrom('audit_entries').select('data').orderBy('seq')
      const rows = await entries.where('action', '=', 'deliveries.retried').execute()
      return rows.map(({ data }) => (JSON.parse(data) as { count: number }).count)
    },
  }
}

const counts = { retried: 2_340, expired: 260, paused: 0 }

test('thousands of failed deliveries are sent again in parts, between which others get their turn', async () => {
  await using app = await withMany()
  const seen: number[] = []
  const state = { isOver: false }
  const pressing = app.press().finally(() => (state.isOver = true))
  while (!state.isOver) seen.push(await app.failed().finally(nextTurn))
  const answer = await pressing
  expect([answer.statusCode, answer.json()]).toEqual([200, counts])
  expect(seen.some((left) => left > counts.expired && left < many)).toBe(true)
  expect(await app.failed()).toBe(counts.expired)
  // Each part is in the trail, also if the process dies before the next.
  expect(await app.auditedCounts()).toEqual([1_000, 1_000, 340])
})

test('one that fails again while others are being sent again stays failed, so the call ends', async () => {
  await using app = await withMany()
  const { db } = app.database
  const state = { isOver: false }
  const pressing = app.press().finally(() => (state.isOver = true))
  while (!state.isOver) {
    const again = db.updateTable('deliveries').set({ status: 'failed' })
    await again.where('status', '=', 'waiting').execute()
    await nextTurn()
  }
  expect((await pressing).json()).toEqual(counts)
})

test('if time runs out the answer says how many are left, and a repeated call sends them', async () => {
  await using app = await withMany()
  const options = { by: app.admin.id, now: app.clock.now(), maxMs: -1 }
  const first = await retryFailed(app.database, options)
  expect(first).toEqual({ ...counts, retried: 1_000, left: 1_340 })
  expect((await app.press()).json()).toEqual({ ...counts, retried: 1_340 })
})

test('more that cannot be sent than one part holds do not keep a call from those behind them', async () => {
  await using app = await withMany()
  const { db } = app.database
  const expiring = db.updateTable('deliveries').set({ expires_at: '2026-01-01T00:00:00.000Z' })
  const last = db.selectFrom('deliveries').select((eb) => eb.fn.max('id').as('id'))
  await expiring.where('id', '<>', last).execute()
  await db.updateTable('deliveries').set({ expires_at: null }).where('id', '=', last).execute()
  const options = { by: app.admin.id, now: app.clock.now(), maxMs: -1 }
  const retried = await retryFailed(app.database, options)
  expect(retried).toEqual({ retried: 1, expired: many - 1, paused: 0 })
})

test('an admin who is demoted meanwhile sends no further part again', async () => {
  await using app = await withMany()
  const roles = app.database.db.updateTable('user_roles').set({ role: 'user' })
  const retrying = retryFailed(app.database, { by: app.admin.id, now: app.clock.now() })
  // Its turn is after the first part.
  await Promise.all([
    runLongWorkPart(() => roles.execute()),
    expect(retrying).rejects.toMatchObject({ code: 'forbidden' }),
  ])
  expect(await app.failed()).toBe(many - 1_000)
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'one that another server is sending again by itself is not counted a second time',
  async () => {
    await using app = await withMany()
    const { db } = app.database
    const first = db.selectFrom('deliveries').select((eb) => eb.fn.min('id').as('id'))
    const { id } = await first.executeTakeFirstOrThrow()
    const pressing = await db.transaction().execute(async (trx) => {
      const one = trx.updateTable('deliveries').where('id', '=', id)
      await one.set({ status: 'waiting' }).execute()
      const answer = app.press()
      await eventually(async () => expect(await countWaiting(db)).toBe(1))
      return { answer }
    })
    expect((await pressing.answer).json()).toEqual({ ...counts, retried: counts.retried - 1 })
  },
)
