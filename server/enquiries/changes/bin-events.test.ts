import { expect, test } from 'vitest'
import { replyWaitMs } from '#contract/reply.ts'
import { startReplyTestApp } from '#tests/reply-test-app.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { webhookAdmin } from '#tests/receivers/webhook-admin.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** What mails and webhooks about enquiries are queued from now on. */
async function listen(app: App) {
  await (await webhookAdmin(app)).made(undefined, ['enquiry.received', 'enquiry.changed'])
  const kinds = ['new_enquiry', 'enquiry.received', 'enquiry.changed']
  const queued = app.database.db.selectFrom('deliveries').where('kind', 'in', kinds).orderBy('kind')
  const before = (await queued.select('id').execute()).map(({ id }) => id)
  return async () =>
    (await queued.select(['id', 'kind']).execute())
      .filter(({ id }) => !before.includes(id))
      .map(({ kind }) => kind)
}

/** An enquiry, with a call that changes it among several. */
async function start(app: App, more = {}) {
  const { staff, id } = await withEnquiry(app, more)
  const bulk = (change: object) =>
    staff.post('/api/contact_submissions/bulk', { ids: [id], change })
  return { staff, id, bulk, queued: await listen(app) }
}

test('webhooks do not hear of a change to an enquiry in the bin, and do hear of one after it was restored', async () => {
  await using app = await startTestApp()
  const { staff, id, queued } = await start(app)
  await staff.put(`${staff.path(id)}/bin`)
  const changed = await staff.change(id, { stage: 'won' })
  expect([changed.statusCode, await queued()]).toEqual([200, []])
  await staff.delete(`${staff.path(id)}/bin`)
  expect(await queued()).toEqual([])
  await staff.change(id, { stage: 'lost' })
  expect(await queued()).toEqual(['enquiry.changed'])
})

test('webhooks do not hear of a change to several enquiries about those in the bin', async () => {
  await using app = await startTestApp()
  const { id, bulk, queued } = await start(app)
  await bulk({ binned: true })
  const changed = await bulk({ stage: 'won' })
  expect([changed.json(), await queued()]).toEqual([{ changed: [id], unchanged: [] }, []])
})

test('a change that also moves the enquiry is reported if the enquiry is outside the bin afterwards', async () => {
  await using app = await startTestApp()
  const { staff, id, bulk, queued } = await start(app)
  await bulk({ binned: true, stage: 'won' })
  expect([(await staff.read(id)).stage, await queued()]).toEqual(['won', []])
  await bulk({ binned: false, stage: 'lost' })
  expect([(await staff.read(id)).stage, await queued()]).toEqual(['lost', ['enquiry.changed']])
})

test('an enquiry released from quarantine into the bin is not reported as a new one', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'team@agency.example' } })
  const { staff, id, bulk, queued } = await start(app, { fax: 'filled' })
  await bulk({ quarantined: false, binned: true })
  expect([(await staff.read(id)).quarantined, await queued()]).toEqual([false, []])
})

test('webhooks do not hear that a reply answered an enquiry which was moved to the bin meanwhile', async () => {
  await using desk = await startReplyTestApp()
  const { app, staff, id } = desk
  const queued = await listen(app)
  await desk.send()
  await staff.put(`${staff.path(id)}/bin`)
  await desk.pass(replyWaitMs)
  expect(await staff.read(id)).toMatchObject({ answered_at: app.clock.now().toISOString() })
  expect(await queued()).toEqual([])
})
