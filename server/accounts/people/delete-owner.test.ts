import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { eventually } from '#tests/eventually.ts'
import { liveEvents, staffMember, writtenHistory } from '#tests/staff.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { storeEnquiries } from '#tests/stored-enquiries.ts'
import { webhookAdmin, webhookRows } from '#tests/receivers/webhook-admin.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Enquiries = Parameters<typeof storeEnquiries>[1]

/** More than one transaction of a deletion handles. */
const many: Enquiries = Array.from({ length: 300 }, () => ({}))

/** Maya, who deletes Alex, and Alex, who owns these enquiries. */
async function withOwner(app: App, enquiries: Enquiries) {
  const maya = await staffMember(app, 'maya@agency.example')
  const alex = await staffMember(app, 'alex@agency.example')
  const owned = enquiries.map((enquiry) => ({ ...enquiry, owner_id: alex.id }))
  const addresses = { before_email: alex.email, after_email: null }
  return {
    maya,
    alex,
    ids: await storeEnquiries(app, owned),
    taken: {
      kind: 'changed',
      at: app.clock.now().toISOString(),
      actor: { id: maya.id, email: maya.email },
      changes: [{ field: 'owner_id', before: alex.id, after: null, ...addresses }],
    },
    remove: () => maya.post('/api/admin-delete-user', { userId: alex.id }),
  }
}

/** The owner and version of all enquiries, ordered by id. */
const owners = ({ database: { db } }: App) =>
  db.selectFrom('contact_submissions').select(['owner_id', 'version']).orderBy('id').execute()

const audited = async ({ database: { db } }: App, subject: string) =>
  db
    .selectFrom('audit_entries')
    .select(['action', 'data'])
    .where('subject_id', '=', subject)
    .where('action', 'in', ['user.deactivated', 'user.deleted'])
    .orderBy('seq')
    .execute()

test('every enquiry that a deleted person owned records who removed the owner, in every box', async () => {
  await using app = await startTestApp()
  const now = app.clock.now().toISOString()
  const { maya, alex, ids, taken, remove } = await withOwner(app, [
    {},
    { stage: 'won' },
    { quarantined: 1 },
    { binned_at: now },
  ])
  expect((await remove()).statusCode).toBe(200)
  for (const id of ids) expect(await writtenHistory(app, id)).toEqual([taken])
  expect(await owners(app)).toEqual(ids.map(() => ({ owner_id: null, version: 2 })))
  expect(await liveEvents(app)).toEqual([
    ...ids.map((id) => ({ kind: 'enquiry.changed', id, by: maya.id })),
    { kind: 'owner.changed', id: alex.id },
  ])
  expect(await audited(app, alex.id)).toEqual([{ action: 'user.deleted', data: '{"enquiries":4}' }])
})

test('webhooks get one event for each enquiry that lost its owner, and none for one in the bin', async () => {
  await using app = await startTestApp()
  await (await webhookAdmin(app)).made('https://hooks.example.com/in', ['enquiry.changed'])
  const now = app.clock.now().toISOString()
  const { ids, remove } = await withOwner(app, [{}, { binned_at: now }])
  await remove()
  const [told, ...more] = await webhookRows(app)
  expect(more).toEqual([])
  expect(JSON.parse(told!.data)).toMatchObject({
    data: { enquiry: { id: ids[0], owner_email: null, version: 2 } },
  })
})

test('deleting a person removes everything except their address in the history', async () => {
  await using app = await startTestApp()
  const { maya, alex, ids, taken, remove } = await withOwner(app, many)
  const reading = { id: ids[0]!, note: ids[1]! }
  await alex.put(`${alex.path(reading.id)}/read`)
  await alex.post(`${alex.path(reading.note)}/notes`, { text: 'Called them.' })
  expect((await remove()).statusCode).toBe(200)
  for (const id of ids) expect(await writtenHistory(app, id)).toContainEqual(taken)
  expect(await writtenHistory(app, reading.note)).toContainEqual(
    expect.objectContaining({ kind: 'note', actor: { id: null, email: alex.email } }),
  )
  expect(await owners(app)).toEqual(ids.map(() => expect.objectContaining({ owner_id: null })))
  expect(await audited(app, alex.id)).toEqual([
    { action: 'user.deactivated', data: '{}' },
    { action: 'user.deleted', data: '{"enquiries":300}' },
  ])
  expect((await maya.get('/api/people')).json()).toMatchObject({ total: 1 })
})

test('an account that many notes mention is deleted in several transactions, too', async () => {
  await using app = await startTestApp()
  const { maya, alex, remove } = await withOwner(app, [])
  await storeEnquiries(
    app,
    Array.from({ length: 1_001 }, () => ({})),
  )
  const { db } = app.database
  await sql`insert into timeline_entries (id, submission_id, created_at, kind, actor_id, data)
    select id, id, created_at, 'note', ${maya.id}, '{}' from contact_submissions`.execute(db)
  await sql`insert into note_mentions (id, entry_id, user_id, submission_id)
    select id, id, ${alex.id}, id from contact_submissions`.execute(db)
  expect((await remove()).statusCode).toBe(200)
  expect(await audited(app, alex.id)).toEqual([
    { action: 'user.deactivated', data: '{}' },
    { action: 'user.deleted', data: '{}' },
  ])
})

test('a deletion that fails halfway has deactivated the account, and continues when it is requested again', async () => {
  await using app = await startTestApp({ expectErrors: true })
  const { maya, alex, ids, taken, remove } = await withOwner(app, many)
  const session = await alex.headers()
  const allow = await refuseChangesOf(app.database, ids.at(-1)!)
  expect((await remove()).statusCode).toBeGreaterThanOrEqual(500)
  expect((await app.get('/api/contact_submissions', session)).statusCode).toBe(401)
  const half = await owners(app)
  expect(new Set(half.map(({ owner_id }) => owner_id))).toEqual(new Set([null, alex.id]))
  const unowned = await maya.get('/api/contact_submissions?count=exact&owner=none')
  expect(unowned.json()).toMatchObject({ total: many.length })

  await allow()
  expect((await remove()).statusCode).toBe(200)
  for (const id of ids) expect(await writtenHistory(app, id)).toEqual([taken])
  expect(await owners(app)).toEqual(ids.map(() => ({ owner_id: null, version: 2 })))
})

/** Makes changes of one enquiry fail, as with a broken disk. */
async function refuseChangesOf({ db, dialect }: Database, id: string) {
  const when = sql`for each row when (${sql.lit(id)} = old.id)`
  if (dialect === 'sqlite') {
    await sql`create trigger broken_disk before update on contact_submissions ${when}
      begin select raise(abort, 'the disk is broken'); end`.execute(db)
    return () => sql`drop trigger broken_disk`.execute(db)
  }
  await sql`create function broken_disk() returns trigger language plpgsql
    as $$ begin raise exception 'the disk is broken'; end $$`.execute(db)
  await sql`create trigger broken_disk before update on contact_submissions ${when}
    execute function broken_disk()`.execute(db)
  return () => sql`drop trigger broken_disk on contact_submissions`.execute(db)
}

test.runIf(process.env.TEST_DATABASE === 'postgres')(
  'the last step of a deletion waits for a running call of the deleted person, and neither is aborted',
  async () => {
    await using app = await startTestApp()
    const { db } = app.database
    const { alex, remove } = await withOwner(app, [])
    // As done by the first step.
    const deactivated_at = app.clock.now().toISOString()
    await db.updateTable('users').set({ deactivated_at }).where('id', '=', alex.id).execute()
    const { removing } = await db.transaction().execute(async (trx) => {
      const role = trx.selectFrom('user_roles').select('id').where('user_id', '=', alex.id)
      await role.forNoKeyUpdate().execute()
      const answer = remove()
      await eventually(async () => expect(await countWaiting(db)).toBe(1))
      const account = trx.selectFrom('users').select('id').where('id', '=', alex.id)
      await account.forNoKeyUpdate().execute()
      return { removing: answer }
    })
    expect((await removing).statusCode).toBe(200)
  },
)
