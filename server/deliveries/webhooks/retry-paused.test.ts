import { expect, test } from 'vitest'
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
