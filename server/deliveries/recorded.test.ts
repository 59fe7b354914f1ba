import { expect, test } from 'vitest'
import { staffMember } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry } from '#tests/receivers/webhook-admin.ts'

type Row = { action: string; actor_id: string; data: object }

/** An admin, and what the log and the audit trail record about the calls of admins. */
async function startRecorded() {
  const app = await startTestApp()
  const admin = await staffMember(app)
  const trail = async (subject: string) => {
    const answer = await admin.get(`/api/audit?subject=${subject}`)
    return answer.json<{ rows: Row[] }>().rows.toReversed()
  }
  const logged = (...messages: string[]) => app.logs.filter(({ msg }) => messages.includes(msg))
  return { ...app, admin, trail, logged }
}

test('the log and the audit trail record who adds, changes, tests and deletes a webhook', async () => {
  await using app = await startRecorded()
  const { admin } = app
  const wish = { url: 'https://hooks.example.com/in', events: ['enquiry.received'] }
  const { id } = (await admin.post('/api/webhooks', wish)).json<{ id: string }>()
  const path = `/api/webhooks/${id}`
  await admin.patch(path, { paused: true, events: ['enquiry.changed'] })
  await admin.post(`${path}/rotate-secret`)
  await admin.post(`${path}/test`)
  await admin.delete(path)
  const rows = await app.trail(id)
  expect(rows.map(({ action }) => action)).toEqual([
    'webhook.added',
    'webhook.changed',
    'webhook.secret_rotated',
    'webhook.tested',
    'webhook.deleted',
  ])
  expect(rows[1]?.data).toEqual({ fields: ['events', 'paused'] })
  const said = ['added', 'changed', 'secret rotated', 'deleted'].map((what) => `webhook ${what}`)
  expect(app.logged(...said)).toMatchObject(
    said.map((msg) => ({ level: 30, by: admin.id, webhook: id, msg })),
  )
})

test('the log and the audit trail record who sends deliveries again', async () => {
  await using app = await startRecorded()
  await sendEnquiry(app)
  const { db } = app.database
  const { id } = await db.selectFrom('deliveries').select('id').executeTakeFirstOrThrow()
  const fail = () =>
    db.updateTable('deliveries').set({ status: 'failed', attempt_count: 1 }).execute()
  await fail()
  await app.admin.post('/api/deliveries/retry-failed')
  await fail()
  await app.admin.post(`/api/deliveries/${id}/retry`)
  expect(await app.trail(id)).toMatchObject([{ action: 'delivery.retried' }])
  const all = await app.admin.get('/api/audit?action=deliveries.retried')
  expect(all.json()).toMatchObject({ rows: [{ data: { count: 1 } }] })
  expect(app.logged('failed deliveries sent again', 'delivery sent again')).toMatchObject([
    { level: 30, by: app.admin.id, retried: 1 },
    { level: 30, by: app.admin.id, delivery: id },
  ])
})

test.each([
  ['was not tried yet', { claim: null, attempt_count: 0 }],
  ['is being sent', { claim: 'a worker', attempt_count: 2 }],
])('a delivery that %s is not sent again, and nothing says that it was', async (_, state) => {
  await using app = await startRecorded()
  await sendEnquiry(app)
  const { db } = app.database
  const read = () => db.selectFrom('deliveries').selectAll().executeTakeFirstOrThrow()
  await db.updateTable('deliveries').set(state).execute()
  const before = await read()
  const { id } = before
  const answer = await app.admin.post(`/api/deliveries/${id}/retry`)
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { id, status: 'waiting' }])
  expect(await read()).toEqual(before)
  expect(await app.trail(id)).toEqual([])
  expect(app.logged('delivery sent again')).toEqual([])
})
