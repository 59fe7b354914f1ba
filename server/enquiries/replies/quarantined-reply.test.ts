import { expect, test } from 'vitest'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { replyWaitMs } from '#contract/reply.ts'
import { startReplyTestApp } from '#tests/reply-test-app.ts'
import { liveEvents, writtenHistory } from '#tests/staff.ts'
import { webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'

const inQuarantine = () => startReplyTestApp({}, { fax: 'filled' })

test('a reply releases its enquiry from quarantine immediately, with all effects of a release', async () => {
  await using desk = await inQuarantine()
  const { app, staff, id } = desk
  await (await webhookAdmin(app)).made()
  expect(await staff.read(id)).toMatchObject({ quarantined: true, version: 1 })
  expect((await desk.send()).statusCode).toBe(201)
  expect(await staff.read(id)).toMatchObject({ quarantined: false, stage: 'new', version: 2 })
  const idsIn = async (box: string) =>
    (await staff.get(`/api/contact_submissions${box}`))
      .json<{ rows: ContactSubmission[] }>()
      .rows.map((row) => row.id)
  expect([await idsIn(''), await idsIn('?quarantine=only')]).toEqual([[id], []])
  const history = await writtenHistory(app, id)
  expect(history).toHaveLength(2)
  expect(history.find(({ kind }) => kind === 'changed')).toMatchObject({
    actor: { id: staff.id, email: staff.email },
    changes: [{ field: 'quarantined', before: true, after: false }],
  })
  expect((await webhookRows(app)).map(({ kind }) => kind)).toEqual(['enquiry.received'])
  expect((await liveEvents(app)).at(-1)).toEqual({ kind: 'enquiry.changed', id, by: staff.id })
  const notices = await staff.get(`/api/deliveries?kind=new_enquiry&subject=${id}`)
  expect(notices.json<{ rows: object[] }>().rows).toHaveLength(1)
  const { rows } = (await staff.get(`/api/audit?subject=${id}`)).json<{ rows: object[] }>()
  expect(rows).toMatchObject([{ action: 'reply.sent' }, { action: 'enquiry.changed' }])
  await desk.pass(replyWaitMs)
  expect(await staff.read(id)).toMatchObject({ quarantined: false, stage: 'contacted', version: 3 })
})

test('a refused reply leaves its enquiry in quarantine', async () => {
  await using desk = await inQuarantine()
  const { app, staff, id } = desk
  expect((await desk.send({ subject: 'Hello' })).statusCode).toBe(422)
  expect(await staff.read(id)).toMatchObject({ quarantined: true, version: 1 })
  expect(await writtenHistory(app, id)).toEqual([])
})

test('repeating a reply does not release an enquiry that was quarantined again meanwhile', async () => {
  await using desk = await inQuarantine()
  const { staff, id } = desk
  await desk.send()
  await staff.put(`${staff.path(id)}/quarantine`)
  await desk.send()
  expect(await staff.read(id)).toMatchObject({ quarantined: true, version: 3 })
})
