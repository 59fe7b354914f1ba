import { expect, test } from 'vitest'
import { webhookPayloads } from '#contract/webhook-payload.ts'
import { withEnquiry } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'
import { queueEvent } from './queue-event.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const both = ['enquiry.received', 'enquiry.changed']

/** Returns the queued events as "event webhook", and deletes them. */
async function told(app: App, names: Record<string, string>) {
  const rows = await webhookRows(app)
  await app.database.db.updateTable('deliveries').set({ kind: 'told' }).execute()
  return rows
    .filter(({ kind }) => kind !== 'told')
    .map(({ kind, webhook_id }) => `${kind} ${names[webhook_id ?? '']}`)
    .toSorted()
}

test('an enquiry is sent to each webhook subscribed to it, with exactly the documented fields', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const [one, two] = [await admin.made(), await admin.made(undefined, both)]
  await admin.made(undefined, ['subscriber.confirmed', 'enquiry.changed'])
  const firstTouch = { utm_source: 'meta' }
  const id = await sendEnquiry(app, { message: 'Hello <b>', firstTouch, gclid: 'g-1' })
  const rows = await webhookRows(app)
  expect(new Set(rows.map(({ webhook_id }) => webhook_id))).toEqual(new Set([one.id, two.id]))
  const [row] = rows
  expect(row).toMatchObject({
    channel: 'webhook',
    kind: 'enquiry.received',
    subject_id: id,
    recipient: one.url,
    status: 'waiting',
    next_attempt_at: app.clock.now().toISOString(),
  })
  expect(row?.message_id).toMatch(/^msg_[0-9a-f-]{36}$/)
  const body = JSON.parse(row!.data)
  expect(webhookPayloads['enquiry.received'].parse(body)).toEqual(body)
  expect(body).toMatchObject({ type: 'enquiry.received', version: 1 })
  const record = (await app.get(`/api/contact_submissions/${id}`, await admin.headers())).json()
  const { consent: _, quarantine_reason: __, ...shown } = record
  expect({ ...shown, owner_email: null }).toMatchObject(body.data.enquiry)
  expect(body.data.enquiry).toMatchObject({ message: 'Hello <b>', gclid: 'g-1' })
})

test('a quarantined enquiry is sent once, on its release, and every other change is sent as a change', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  const [arrivals, all] = [await admin.made(), await admin.made(undefined, both)]
  const headers = await admin.headers()
  const names = { [arrivals.id]: 'arrivals', [all.id]: 'all' }
  const id = await sendEnquiry(app, { fax: 'filled' })
  expect(await told(app, names)).toEqual([])
  const path = `/api/contact_submissions/${id}/quarantine`
  const release = () => app.delete(path, undefined, headers)
  const quarantine = () => app.put(path, undefined, headers)

  expect((await release()).statusCode).toBe(200)
  const received = ['enquiry.received all', 'enquiry.received arrivals']
  expect(await told(app, names)).toEqual(received)
  await release()
  expect(await told(app, names)).toEqual([])
  await quarantine()
  expect(await told(app, names)).toEqual(['enquiry.changed all'])
  await quarantine()
  expect(await told(app, names)).toEqual([])
  await release()
  expect(await told(app, names)).toEqual(['enquiry.changed all'])

  const kept = await sendEnquiry(app)
  expect(await told(app, names)).toEqual(received)
  const other = `/api/contact_submissions/${kept}/quarantine`
  await app.put(other, undefined, headers)
  await app.delete(other, undefined, headers)
  expect(await told(app, names)).toEqual(['enquiry.changed all', 'enquiry.changed all'])
})

test('an event is stored in the transaction of its change, or not at all', async () => {
  await using app = await startTestApp()
  await (await webhookAdmin(app)).made(undefined, ['subscriber.confirmed'])
  const { db } = app.database
  const now = app.clock.now()
  const subscriber = {
    id: '01a1fb4d-7b8b-7732-98d8-a22f80e4fb54',
    email: 'ada@shop.example',
    page_path: '/resources',
    confirmed_at: now.toISOString(),
    ip: '192.0.2.1',
  }
  const queue = (fails: boolean) =>
    db.transaction().execute(async (trx) => {
      const [event, subjectId] = ['subscriber.confirmed', subscriber.id] as const
      await queueEvent(trx, { event, data: { subscriber }, subjectId }, now)
      if (fails) throw new Error('undone')
    })
  await expect(queue(true)).rejects.toThrow('undone')
  expect(await webhookRows(app)).toEqual([])
  await queue(false)
  const [row] = await webhookRows(app)
  expect(row?.data).not.toContain('192.0.2.1')
  const { ip: _, ...shown } = subscriber
  expect(JSON.parse(row!.data).data).toEqual({ subscriber: shown })
})

test('webhooks receive the stage and the owner of an enquiry', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  await admin.made(undefined, ['enquiry.changed'])
  const { staff, id } = await withEnquiry(app)
  await staff.change(id, { owner_id: staff.id, stage: 'qualified' })
  const [row] = await webhookRows(app)
  const { version, stage, due_at, answered_at } = await staff.read(id)
  expect(JSON.parse(row!.data).data.enquiry).toMatchObject({
    version,
    stage,
    due_at,
    answered_at,
    owner_email: staff.email,
  })
})

test('an event that is sent again goes out under a new id with the usual prefix', async () => {
  await using app = await startTestApp()
  const admin = await webhookAdmin(app)
  await admin.made()
  await sendEnquiry(app)
  const [first] = await webhookRows(app)
  await app.database.db
    .updateTable('deliveries')
    .set({ status: 'sent', attempt_count: 1, next_attempt_at: null })
    .execute()
  await app.post(`/api/deliveries/${first?.id}/retry`, undefined, await admin.headers())
  const [again] = await webhookRows(app)
  expect(again?.message_id).toMatch(/^msg_[0-9a-f-]{36}$/)
  expect(again?.message_id).not.toBe(first?.message_id)
})
