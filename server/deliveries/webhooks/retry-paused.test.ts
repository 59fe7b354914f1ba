import { expect, test } from 'vitest'
import { lockKey } from '#server/db/dialect.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'

test('failed deliveries are not sent again to a paused webhook, except for tests', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const { id } = await admin.made()
  await sendEnquiry(app)
  app.clock.advance(1)
  const tested = await admin.test(id)
  const told = app.database.db.updateTable('deliveries').where('channel', '=', 'webhook')
  await told.set({ status: 'failed' }).execute()
  expect((await admin.change(id, { paused: true })).statusCode).toBe(200)
  const statuses = async () => (await webhookRows(app)).map(({ status }) => status)
  const retry = async (place: string) =>
    app.post(`/api/deliveries/${place}`, undefined, await admin.headers())

  const [event] = await webhookRows(app)
  const refused = await retry(`${event!.id}/retry`)
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'paused'])
  expect((await retry('retry-failed')).json()).toEqual({ retried: 1, expired: 0, paused: 1 })
  expect(await statuses()).toEqual(['failed', 'waiting'])
  expect((await retry(`${tested.id}/retry`)).statusCode).toBe(200)

  expect((await admin.change(id, { paused: false })).statusCode).toBe(200)
  expect((await retry('retry-failed')).json()).toEqual({ retried: 1, expired: 0, paused: 0 })
  expect(await statuses()).toEqual(['waiting', 'waiting'])
})

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'failed deliveries are not sent again to a webhook that another server is just pausing',
  async () => {
    await using app = await startTestApp()
    const admin = await webhookAdmin(app)
    const { id } = await admin.made()
    await sendEnquiry(app)
    const { db, dialect } = app.database
    await db.updateTable('deliveries').set({ status: 'failed' }).execute()
    const headers = await admin.headers()
    const pressing = await db.transaction().execute(async (trx) => {
      await lockKey(trx, dialect, 'webhooks')
      const answer = app.post('/api/deliveries/retry-failed', undefined, headers)
      await eventually(async () => expect(await countWaiting(db)).toBe(1))
      const webhook = trx.updateTable('webhooks').where('id', '=', id)
      await webhook.set({ paused_at: app.clock.now().toISOString() }).execute()
      return { answer }
    })
    expect((await pressing.answer).json()).toMatchObject({ paused: 1 })
  },
)
