import { expect, test } from 'vitest'
import type { AttemptOutcome } from '#contract/delivery.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { testEvent } from '#contract/webhook-events.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'
import { webhookFault } from './webhook-fault.ts'
import { recordWebhookOutcome } from './webhook-outcome.ts'

/** A webhook with one enquiry waiting for it. */
async function start() {
  const app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id } = await admin.made()
  await sendEnquiry(app)
  const [row] = await webhookRows(app)
  const { db } = app.database
  return {
    app,
    admin,
    id,
    row: row!,
    db,
    note: (outcome: AttemptOutcome, delivery = row!) =>
      db
        .transaction()
        .execute((trx) => recordWebhookOutcome(trx, delivery, outcome, app.clock.now())),
    fault: () => webhookFault(db, app.clock.now()),
    state: async () => {
      const [webhook] = (await admin.list()).rows
      const { failing_since, paused_at } = webhook!
      return { failing_since, paused_at }
    },
    statuses: async () => (await webhookRows(app)).map(({ status }) => status),
    [Symbol.asyncDispose]: () => app[Symbol.asyncDispose](),
  }
}

test('three days without a success pause a webhook and hold back its waiting deliveries', async () => {
  await using one = await start()
  const since = one.app.clock.now().toISOString()
  await one.note('deferred')
  expect(await one.state()).toEqual({ failing_since: since, paused_at: null })
  one.app.clock.advance(3 * DAY - 1)
  await one.note('refused')
  expect(await one.state()).toEqual({ failing_since: since, paused_at: null })
  expect(await one.fault()).toBeNull()
  one.app.clock.advance(1)
  await one.note('deferred')
  const paused_at = one.app.clock.now().toISOString()
  expect(await one.state()).toEqual({ failing_since: since, paused_at })
  expect(await one.statuses()).toEqual(['paused'])
  expect(await one.fault()).toMatch(/^The webhook to hooks\.example\.com failed for three days/)

  // A test that arrives does not resume it, and the banner stays.
  await one.note('sent')
  expect(await one.state()).toEqual({ failing_since: since, paused_at })
  await one.admin.change(one.id, { paused: false })
  expect(await one.state()).toEqual({ failing_since: null, paused_at: null })
  expect(await one.statuses()).toEqual(['waiting'])
  expect(await one.fault()).toBeNull()
})

test('a success resets the failure, and a later failure has three days again', async () => {
  await using one = await start()
  await one.note('deferred')
  one.app.clock.advance(2 * DAY)
  await one.note('sent')
  expect(await one.state()).toEqual({ failing_since: null, paused_at: null })
  one.app.clock.advance(2 * DAY)
  await one.note('deferred')
  expect((await one.state()).paused_at).toBeNull()
})

test('a delivery that was given up pauses its webhook and is kept until it is resumed', async () => {
  await using one = await start()
  await one.note('deferred')
  one.app.clock.advance(3 * DAY - 2 * HOUR)
  await one.db.updateTable('deliveries').set({ status: 'failed' }).execute()
  await one.note('deferred')
  expect((await one.state()).paused_at).not.toBeNull()
  expect(await one.statuses()).toEqual(['paused'])
})

test('a failed test does not start the three days', async () => {
  await using one = await start()
  await one.note('deferred', { ...one.row, kind: testEvent })
  expect(await one.state()).toEqual({ failing_since: null, paused_at: null })
})

test('the refusal of one delivery does not pause a webhook', async () => {
  await using one = await start()
  await one.db.updateTable('deliveries').set({ status: 'failed' }).execute()
  await one.note('refused')
  expect((await one.state()).paused_at).toBeNull()
  expect(await one.statuses()).toEqual(['failed'])
})

test('an expired delivery or a failed test does not pause a webhook', async () => {
  await using one = await start()
  await one.note('expired')
  expect((await one.state()).failing_since).toBeNull()
  const { id } = await one.admin.test(one.id)
  await one.db.updateTable('deliveries').set({ status: 'failed' }).where('id', '=', id).execute()
  await one.note('deferred', { ...one.row, id, kind: 'webhook.test' })
  expect((await one.state()).paused_at).toBeNull()
})

test('a delivery in flight when a webhook is paused is held back at its next failure', async () => {
  await using one = await start()
  await one.db.updateTable('deliveries').set({ claim: 'a process' }).execute()
  await one.admin.change(one.id, { paused: true })
  expect(await one.statuses()).toEqual(['waiting'])
  await one.db.updateTable('deliveries').set({ claim: null }).execute()
  await one.note('deferred')
  expect(await one.statuses()).toEqual(['paused'])
  // Paused by hand: no fault to report.
  expect(await one.fault()).toBeNull()
})
