import { setTimeout as sleep } from 'node:timers/promises'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import type { BulkResult } from '#contract/enquiry.ts'
import type { Problem } from '#contract/problem.ts'
import { verifyAudit } from '#server/audit/verify-audit.ts'
import { sqliteFile } from '#server/db/database.ts'
import { HOUR, SECOND } from '#contract/durations.ts'
import { liveEvents, releasing, staffMember, withEnquiry, writtenHistory } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { sendEnquiry, webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'
import { changeMany } from './change-many.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
const bulk = '/api/contact_submissions/bulk'

async function withEnquiries(app: App, count: number) {
  const { staff, id } = await withEnquiry(app)
  const ids = [id]
  while (ids.length < count) ids.push(await sendEnquiry(app))
  const post = (change: object, some = ids) => staff.post(bulk, { ids: some, change })
  return {
    staff,
    ids,
    post,
    change: async (to: object, some = ids) => (await post(to, some)).json<BulkResult>(),
  }
}

test('several enquiries get the same change, each with its own history, and unaffected ones are listed', async () => {
  await using app = await startTestApp()
  const { staff, ids, change } = await withEnquiries(app, 3)
  const [one, two, three] = ids as [string, string, string]
  await staff.change(two, { stage: 'won', owner_id: staff.id })
  const unknown = uuidv7()
  const result = await change({ stage: 'won', owner_id: staff.id }, [one, two, unknown, three, one])
  expect(result).toEqual({
    changed: [one, three],
    unchanged: [
      { id: two, code: 'same' },
      { id: unknown, code: 'not_found' },
    ],
  })
  for (const id of ids) {
    expect(await staff.read(id)).toMatchObject({ stage: 'won', owner_id: staff.id, version: 2 })
    expect(await writtenHistory(app, id)).toMatchObject([
      { actor: { id: staff.id }, changes: [{ field: 'stage' }, { field: 'owner_id' }] },
    ])
  }
})

test('an enquiry that cannot be changed does not stop the others from being changed', async () => {
  await using app = await startTestApp()
  const { staff, ids } = await withEnquiries(app, 1)
  const [early] = ids as [string]
  app.clock.advance(HOUR)
  const late = await sendEnquiry(app)
  const answered_at = new Date(app.clock.now().getTime() - HOUR / 2).toISOString()
  const answer = await staff.post(bulk, { ids: [late, early], change: { answered_at } })
  expect(answer.json()).toEqual({ changed: [early], unchanged: [{ id: late, code: 'invalid' }] })
})

test('an enquiry that no longer has the version named in the call stays unchanged', async () => {
  await using app = await startTestApp()
  const { staff, ids } = await withEnquiries(app, 3)
  const [one, two, three] = ids as [string, string, string]
  await staff.change(two, { stage: 'won' })
  const versions = { [one.toUpperCase()]: 1, [two]: 1 }
  const answer = await staff.post(bulk, { ids, change: { stage: 'lost' }, versions })
  expect(answer.json()).toEqual({ changed: [one, three], unchanged: [{ id: two, code: 'stale' }] })
  expect((await staff.read(two)).stage).toBe('won')
  // Marking as read changes no version, and checks the version only together with another change.
  const versioned = (change: object) => staff.post(bulk, { ids: [two], change, versions })
  const both = await versioned({ read: true, stage: 'lost' })
  expect(both.json()).toEqual({ changed: [], unchanged: [{ id: two, code: 'stale' }] })
  expect((await versioned({ read: true })).json<BulkResult>().changed).toEqual([two])
  const late = await staff.post(bulk, { ids, change: { stage: 'new' }, versions })
  expect(late.json<BulkResult>().changed).toEqual([three])
  const bad = await staff.post(bulk, { ids, change: { stage: 'new' }, versions: { [one]: 0 } })
  expect(bad.statusCode).toBe(422)
})

test('several enquiries can be quarantined, binned and marked as read in one call each, and restored', async () => {
  await using app = await startTestApp({ env: { NOTIFY_EMAIL: 'team@agency.example' } })
  const { staff, ids, change } = await withEnquiries(app, 2)
  const admin = await webhookAdmin(app)
  await admin.made(undefined, ['enquiry.changed', 'enquiry.received'])
  const [one, two] = ids as [string, string]
  expect((await change({ quarantined: true })).changed).toEqual(ids)
  expect(await staff.read(one)).toMatchObject({
    quarantined: true,
    quarantine_reason: `Marked as spam by ${staff.email}.`,
  })
  expect(await webhookRows(app)).toHaveLength(2)
  const binned = await change({ binned: true, read: true }, [one])
  expect(binned).toEqual({ changed: [one], unchanged: [] })
  const again = await change({ binned: true }, [one])
  expect(again).toEqual({ changed: [], unchanged: [{ id: one, code: 'same' }] })
  // No webhook is notified of the bin.
  expect(await webhookRows(app)).toHaveLength(2)
  const moved = await change({ quarantined: false })
  expect(moved).toEqual({ changed: [two], unchanged: [{ id: one, code: 'in_bin' }] })
  const heard = (await webhookRows(app)).filter(({ kind }) => kind === 'enquiry.received')
  expect(heard.map(({ subject_id }) => subject_id)).toEqual([two])
  expect((await change({ binned: false, quarantined: false }, [one])).changed).toEqual([one])
  expect(await staff.read(one)).toMatchObject({ quarantined: false, binned_at: null, version: 4 })
  const read = await change({ read: true })
  expect(read).toEqual({ changed: [two], unchanged: [{ id: one, code: 'same' }] })
  expect((await change({ read: false })).changed).toEqual(ids)
  expect(await app.database.db.selectFrom('enquiry_reads').selectAll().execute()).toEqual([])
  // Neither the bin nor restoring sent staff another mail.
  const notices = app.database.db.selectFrom('deliveries').where('kind', '=', 'new_enquiry')
  expect(await notices.selectAll().execute()).toHaveLength(2)
})

test('the audit trail names each enquiry that was changed, with what was changed, and no other, and all of one change alike', async () => {
  await using app = await startTestApp()
  const { staff, ids, change } = await withEnquiries(app, 3)
  const [one, two, three] = ids.toSorted() as [string, string, string]
  await change({ read: true }, [one])
  await change({ stage: 'won' }, [two])
  expect((await change({ stage: 'won', read: true })).changed).toEqual(ids)
  const entries = await app.database.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'subject_id', 'data'])
    .where('action', '=', 'enquiry.changed')
    .orderBy('seq')
    .execute()
  const entry = (id: string, data: object) => ({
    actor_id: staff.id,
    subject_id: id,
    data: JSON.stringify(data),
  })
  const { bulk_id } = JSON.parse(entries[1]!.data) as { bulk_id?: string }
  expect(bulk_id).toBeDefined()
  expect(entries).toEqual([
    entry(two, { stage: 'won' }),
    entry(one, { stage: 'won', bulk_id }),
    entry(three, { stage: 'won', bulk_id }),
  ])
  expect((await verifyAudit(app.database.db)).faults).toEqual([])
})

test.runIf(process.env.TEST_DATABASE !== 'postgres')(
  'while the database is locked nothing is changed, every enquiry is reported as busy, the rest are not tried',
  async () => {
    await using app = await startTestApp()
    const { staff, ids } = await withEnquiries(app, 21)
    await sql`pragma busy_timeout = 50`.execute(app.database.db)
    const warn = vi.spyOn(app.app.log, 'warn').mockImplementation(() => {})
    const options = { ...releasing, now: app.clock.now, log: app.app.log }
    const by = { userId: staff.id, email: staff.email }
    const asked = { ids, change: { stage: 'won' as const } }
    const other = new SQLite(sqliteFile(app.place.DATA_DIR))
    other.exec('begin immediate')
    const refused = await changeMany(app.database, asked, by, options)
    other.exec('rollback')
    other.close()
    expect(refused).toEqual({ changed: [], unchanged: ids.map((id) => ({ id, code: 'busy' })) })
    expect(warn.mock.calls).toEqual([[{ err: expect.any(Error) }, expect.any(String)]])
    expect((await changeMany(app.database, asked, by, options)).changed).toEqual(ids)
  },
)

test('a database error fails the batch it occurs in and is logged once', async () => {
  await using app = await startTestApp()
  const { staff, ids } = await withEnquiries(app, 2)
  await app.database.db.schema.alterTable('timeline_entries').renameTo('gone').execute()
  const warn = vi.spyOn(app.app.log, 'warn').mockImplementation(() => {})
  const options = { ...releasing, now: app.clock.now, log: app.app.log }
  const by = { userId: staff.id, email: staff.email }
  const result = await changeMany(app.database, { ids, change: { stage: 'won' } }, by, options)
  expect(result).toEqual({
    changed: [],
    unchanged: ids.map((id) => ({ id, code: 'internal_error' })),
  })
  expect(warn).toHaveBeenCalledOnce()
})

test('enquiries not reached within the time limit of a call are reported as busy and not tried', async () => {
  await using app = await startTestApp()
  const { staff, ids } = await withEnquiries(app, 31)
  let passed = 0
  vi.spyOn(performance, 'now').mockImplementation(() => passed)
  // The second batch of ten begins in the last moment of the call, and the third would begin after it.
  const now = () => {
    passed += 7 * SECOND
    return app.clock.now()
  }
  const by = { userId: staff.id, email: staff.email }
  const asked = { ids, change: { stage: 'won' as const } }
  const warn = vi.spyOn(app.app.log, 'warn')
  const result = await changeMany(app.database, asked, by, { ...releasing, now, log: app.app.log })
  const reached = new Set(ids.toSorted().slice(0, 20))
  const [changed, rest] = [true, false].map((is) => ids.filter((id) => reached.has(id) === is))
  expect(result).toEqual({ changed, unchanged: rest!.map((id) => ({ id, code: 'busy' })) })
  expect(warn).not.toHaveBeenCalled()
})

test('a refused bulk call changes nothing', async () => {
  await using app = await startTestApp()
  const { staff, ids, post } = await withEnquiries(app, 1)
  const user = await staffMember(app, 'user@agency.example', 'user')
  const many = Array.from({ length: 201 }, () => uuidv7())
  const bad: [object, string[]][] = [
    [{}, ids],
    [{ stage: 'sold' }, ids],
    [{ version: 1, stage: 'won' }, ids],
    [{ stage: 'won' }, []],
    [{ stage: 'won' }, many],
    [{ stage: 'won' }, ['x']],
    [{ stage: 'won', owner_id: user.id }, ids],
  ]
  for (const [change, some] of bad)
    expect([change, (await post(change, some)).statusCode]).toEqual([change, 422])
  const owner = (await post({ owner_id: user.id })).json<Problem>()
  expect(owner.errors).toMatchObject([{ path: 'owner_id' }])
  expect((await user.post(bulk, { ids, change: { stage: 'won' } })).statusCode).toBe(403)
  expect(await staff.read(ids[0]!)).toMatchObject({ version: 1 })
  const gone = { userId: uuidv7(), email: 'gone@staff.example' }
  const warn = vi.spyOn(app.app.log, 'warn')
  const options = { ...releasing, now: app.clock.now, log: app.app.log }
  const late = await changeMany(app.database, { ids, change: { stage: 'won' } }, gone, options)
  expect(late).toEqual({ changed: [], unchanged: [{ id: ids[0], code: 'forbidden' }] })
  expect(warn).not.toHaveBeenCalled()
})

test('changing two hundred enquiries does not block the event loop', async () => {
  await using app = await startTestApp()
  const { post } = await withEnquiries(app, 1)
  const ids = Array.from({ length: 200 }, () => uuidv7())
  const row = { name: 'A', email: 'a@b.example', company: 'C', quarantined: 0 as const }
  const created_at = app.clock.now().toISOString()
  const { db } = app.database
  await db
    .insertInto('contact_submissions')
    .values(ids.map((id) => ({ ...row, id, created_at })))
    .execute()
  let turns = 0
  const counting = new AbortController()
  const count = (async () => {
    while (!counting.signal.aborted) {
      await sleep(0)
      turns++
    }
  })()
  const answer = await post({ stage: 'contacted' }, ids)
  counting.abort()
  await count
  const { changed, unchanged } = answer.json<BulkResult>()
  // On a busy machine there may not be time for all of them, and then the answer lists the rest.
  expect(new Set([...changed, ...unchanged.map(({ id }) => id)])).toEqual(new Set(ids))
  expect(unchanged.filter(({ code }) => code !== 'busy')).toEqual([])
  expect(changed.length).toBeGreaterThan(0)
  expect(turns).toBeGreaterThan(changed.length / 20)
  expect(await liveEvents(app)).toHaveLength(1 + changed.length)
})
