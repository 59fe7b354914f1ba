import { expect, test } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { Problem } from '#contract/problem.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { liveEvents, withEnquiry, writtenHistory } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin } from '#tests/receivers/webhook-admin.ts'
import { deleteOldDigests, queueDigest } from '#server/enquiries/digest.ts'
import { deleteBinned } from './bin.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Table = 'contact_submissions' | 'consents' | 'idempotency_keys' | 'timeline_entries'
type Others = 'enquiry_reads' | 'deliveries' | 'delivery_attempts'

const list = '/api/contact_submissions'
const count = async (app: App, table: Table | Others) =>
  (await app.database.db.selectFrom(table).selectAll().execute()).length

test('an enquiry in the bin is in no other list, says since when, and can be restored to its former box', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const suspect = await sendEnquiry(app, { fax: 'filled' })
  const listed = async () => {
    const lists = await Promise.all([staff.get(list), staff.get(`${list}?quarantine=only`)])
    return lists.map((answer) => answer.json<{ rows: { id: string }[] }>().rows.map(({ id }) => id))
  }
  expect(await listed()).toEqual([[id], [suspect]])
  app.clock.advance(HOUR)
  const binned_at = app.clock.now().toISOString()
  for (const each of [id, suspect]) {
    const answer = await staff.put(`${staff.path(each)}/bin`)
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { binned_at, version: 2 }])
  }
  expect(await listed()).toEqual([[], []])
  app.clock.advance(HOUR)
  const again = await staff.put(`${staff.path(id)}/bin`)
  expect(again.json()).toMatchObject({ binned_at, version: 2 })
  for (const each of [id, suspect]) {
    const answer = await staff.delete(`${staff.path(each)}/bin`)
    expect(answer.json()).toMatchObject({ binned_at: null, version: 3 })
  }
  expect(await listed()).toEqual([[id], [suspect]])
  expect(await writtenHistory(app, id)).toMatchObject([
    { changes: [{ field: 'binned_at', before: null, after: binned_at }] },
    { changes: [{ field: 'binned_at', before: binned_at, after: null }] },
  ])
})

test('restoring an enquiry from the bin sends no mail and no event', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'team@agency.example' } })
  const admin = await webhookAdmin(app)
  await admin.made(undefined, ['enquiry.received', 'enquiry.changed'])
  const { staff, id } = await withEnquiry(app)
  const { db } = app.database
  const about = db.selectFrom('deliveries').selectAll().where('subject_id', '=', id).orderBy('id')
  const before = await about.execute()
  expect(before).toHaveLength(2)
  await staff.put(`${staff.path(id)}/bin`)
  await staff.delete(`${staff.path(id)}/bin`)
  expect(await about.execute()).toEqual(before)
  const told = (await liveEvents(app)).map(({ kind }) => kind)
  expect(told).toEqual(['enquiry.received', 'enquiry.changed', 'enquiry.changed'])
})

test('an enquiry in the bin cannot be moved into quarantine or out of it', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  await staff.put(`${staff.path(id)}/bin`)
  for (const verb of ['put', 'delete'] as const) {
    const answer = await staff[verb](`${staff.path(id)}/quarantine`)
    expect([answer.statusCode, answer.json<Problem>().detail]).toEqual([
      409,
      'This enquiry is in the bin. Take it out of the bin first.',
    ])
  }
})

test('after 30 days in the bin an enquiry is deleted with everything written about it', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'team@agency.example' } })
  const admin = await webhookAdmin(app)
  await admin.made(undefined, ['enquiry.received', 'enquiry.changed'])
  const body = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
  const key = { 'idempotency-key': uuidv7() }
  const { id } = (await app.post('/api/submit-contact-form', body, key)).json<{ id: string }>()
  const { staff, id: kept } = await withEnquiry(app)
  await staff.change(id, { stage: 'won' })
  await staff.put(`${staff.path(id)}/read`)
  await staff.put(`${staff.path(id)}/bin`)
  app.clock.advance(30 * DAY - 1)
  expect(await deleteBinned(app.database, app.clock.now())).toBe(0)
  expect((await staff.read(id)).binned_at).not.toBeNull()
  app.clock.advance(1)
  expect(await deleteBinned(app.database, app.clock.now())).toBe(1)
  expect(await deleteBinned(app.database, app.clock.now())).toBe(0)
  expect((await staff.get(staff.path(id))).statusCode).toBe(404)
  expect((await staff.put(`${staff.path(id)}/read`)).statusCode).toBe(404)
  const { db } = app.database
  const about = await db.selectFrom('deliveries').select(['subject_id', 'data']).execute()
  const subjects = about.map(({ subject_id }) => subject_id)
  expect([subjects.includes(kept), subjects.includes(id)]).toEqual([true, false])
  expect(JSON.stringify(about)).not.toContain(id)
  expect(await count(app, 'contact_submissions')).toBe(1)
  expect(await count(app, 'consents')).toBe(1)
  for (const table of ['idempotency_keys', 'timeline_entries', 'enquiry_reads'] as const)
    expect([table, await count(app, table)]).toEqual([table, 0])
  expect((await liveEvents(app)).at(-1)).toEqual({ kind: 'enquiry.deleted', id })
})

test('deletion waits while a message about the enquiry is in flight, and a restored enquiry is kept', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'team@agency.example' } })
  const { staff, id } = await withEnquiry(app)
  const back = await sendEnquiry(app)
  for (const each of [id, back]) await staff.put(`${staff.path(each)}/bin`)
  app.clock.advance(31 * DAY)
  await staff.delete(`${staff.path(back)}/bin`)
  const claimed = (until: number) =>
    app.database.db
      .updateTable('deliveries')
      .set({
        claim: 'a',
        next_attempt_at: new Date(app.clock.now().getTime() + until).toISOString(),
      })
      .where('subject_id', '=', id)
      .execute()
  await claimed(1_000)
  expect(await deleteBinned(app.database, app.clock.now())).toBe(0)
  await claimed(0)
  expect(await deleteBinned(app.database, app.clock.now())).toBe(1)
  expect(await staff.read(back)).toMatchObject({ binned_at: null })
})

test('the bin is emptied in small steps', async () => {
  await using app = await startTestApp()
  const { staff } = await withEnquiry(app)
  const { db } = app.database
  await db
    .insertInto('contact_submissions')
    .values(
      Array.from({ length: 120 }, (_, index) => ({
        id: uuidv7(),
        name: `Name ${index}`,
        email: 'a@b.example',
        company: 'C',
        created_at: '2026-01-01T00:00:00.000Z',
        quarantined: 0 as const,
        quarantine_reason: null,
        binned_at: '2026-01-02T00:00:00.000Z',
      })),
    )
    .execute()
  const now = new Date('2026-06-01')
  const steps = []
  for (let step = 0; step < 4; step++) steps.push(await deleteBinned(app.database, now))
  expect(steps).toEqual([50, 50, 20, 0])
  expect((await staff.get(list)).json<{ total: number }>().total).toBe(1)
})

test('no old reminder keeps the names of deleted enquiries', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const notify = ['team@agency.example']
  app.clock.advance(21 * HOUR)
  expect(await queueDigest(app.database, notify, app.clock.now())).toBe(1)
  await staff.put(`${staff.path(id)}/bin`)
  app.clock.advance(20 * DAY - 1)
  const later = await sendEnquiry(app)
  expect(await deleteOldDigests(app.database.db, app.clock.now())).toBe(0)
  app.clock.advance(1)
  expect(await deleteOldDigests(app.database.db, app.clock.now())).toBe(1)
  app.clock.advance(10 * DAY)
  expect(await deleteBinned(app.database, app.clock.now())).toBe(1)
  const rows = await app.database.db.selectFrom('deliveries').select(['kind', 'data']).execute()
  expect(JSON.stringify(rows)).not.toContain(id)
  expect(JSON.stringify(rows)).toContain(later)
})
