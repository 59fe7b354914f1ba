import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { numberedRows } from '#tests/numbered-rows.ts'
import { webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { readTallies } from '#server/db/tallies.ts'
import { sendLeftBehind } from './webhook-deliveries.ts'

/** So many that whoever looks meanwhile, also on a busy machine, sees a part done. */
const many = 8_600

/** A webhook with many deliveries of this status, each with an attempt. */
async function withMany(status: 'sent' | 'paused') {
  const app = await startTestApp()
  const { db, dialect } = app.database
  const admin = await webhookAdmin(app)
  const { id, url } = await admin.made()
  const { numbers, id: uuid } = numberedRows(dialect, many)
  const created_at = '2026-01-01T00:00:00.000Z'
  await sql`insert into deliveries (id, channel, kind, recipient, webhook_id, data, message_id, status, attempt_count, created_at)
    select ${uuid}, 'webhook', 'enquiry.changed', ${url}, ${id}, '{}', ${uuid}, ${sql.lit(status)}, 3, ${created_at}
    from (${numbers}) as numbers`.execute(db)
  await sql`insert into delivery_attempts (id, delivery_id, at, outcome, answer)
    select id, id, created_at, 'deferred', '500' from deliveries`.execute(db)
  const count = async (table: 'deliveries' | 'delivery_attempts', is?: string) => {
    const rows = db.selectFrom(table).select((eb) => eb.fn.countAll().as('count'))
    const some = is ? rows.where(sql<boolean>`status = ${is}`) : rows
    return Number((await some.executeTakeFirstOrThrow()).count)
  }
  const headers = await admin.headers()
  return {
    ...app,
    id,
    count,
    remove: () => app.delete(`/api/webhooks/${id}`, undefined, headers),
    pause: (paused: boolean) => app.patch(`/api/webhooks/${id}`, { paused }, headers),
    /** Makes a change, and looks meanwhile whether others see a part of it. */
    async watched<Answer>(change: () => Promise<Answer>, rest: () => Promise<number>) {
      const seen: number[] = []
      const state = { isOver: false }
      const changing = change().finally(() => (state.isOver = true))
      while (!state.isOver) seen.push(await rest().finally(nextTurn))
      const isInParts = seen.some((left) => left > 0 && left < many)
      return { answer: await changing, isInParts, left: await rest() }
    },
  }
}

test('a webhook with thousands of deliveries is deleted in parts, between which others get their turn', async () => {
  await using app = await withMany('sent')
  const { answer, ...parts } = await app.watched(app.remove, () => app.count('deliveries', 'sent'))
  expect([answer.statusCode, parts]).toEqual([204, { isInParts: true, left: 0 }])
  expect(await app.count('delivery_attempts')).toBe(0)
  const { db } = app.database
  expect(await readTallies(db, ['deliveries.sent'])).toBe(0)
  const entries = db.selectFrom('audit_entries').select('seq')
  expect(await entries.where('action', '=', 'webhook.deleted').execute()).toHaveLength(1)
  expect((await app.remove()).statusCode).toBe(404)
})

test('thousands of held deliveries are resumed in parts, between which others get their turn', async () => {
  await using app = await withMany('paused')
  await app.pause(true)
  const held = () => app.count('deliveries', 'paused')
  const { answer, ...parts } = await app.watched(() => app.pause(false), held)
  expect([answer.statusCode, parts]).toEqual([200, { isInParts: true, left: 0 }])
  const attempts = app.database.db.selectFrom('deliveries').select('attempt_count').distinct()
  expect(await attempts.where('channel', '=', 'webhook').execute()).toEqual([{ attempt_count: 0 }])
})

test('what is left of thousands of held deliveries when the process dies is resumed by the clean-up', async () => {
  await using app = await withMany('paused')
  expect(await sendLeftBehind(app.database.db, app.clock.now())).toBe(many)
  expect(await app.count('deliveries', 'paused')).toBe(0)
})
