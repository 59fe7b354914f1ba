import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { makeProver } from '#tests/credentials/prover.ts'
import { staffMember, withEnquiry } from '#tests/staff.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { hashOf } from './chain.ts'
import { recordAudit } from './record-audit.ts'
import { type Anchor, verifyAudit } from './verify-audit.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** The newest first, without the sign-ins that the test itself makes. */
async function trail(app: App, query = '') {
  const staff = await staffMember(app)
  const answer = await staff.get(`/api/audit?limit=200${query}`)
  expect(answer.statusCode).toBe(200)
  const { rows } = answer.json<{ rows: AuditEntry[] }>()
  return rows.filter(({ action }) => action !== 'sign_in.succeeded')
}

const actions = (entries: AuditEntry[]) => entries.map(({ action }) => action)

test('each action of an admin is recorded with its actor and subject, and without anything they typed', async () => {
  await using app = await startTestApp({ env: { SMTP_URL: 'smtp://127.0.0.1:9' } })
  const { staff, id } = await withEnquiry(app)
  const secret = 'canary: lighthouse at nine'
  await staff.change(id, { stage: 'contacted' })
  const notes = `/api/contact_submissions/${id}/notes`
  const note = (await staff.post(notes, { text: secret })).json<{ id: string }>()
  await staff.patch(`${notes}/${note.id}`, { text: `${secret}!` })
  await staff.delete(`${notes}/${note.id}`)
  await staff.post(`/api/contact_submissions/${id}/replies`, { subject: secret, text: secret })
  await staff.put(`/api/contact_submissions/${id}/quarantine`)
  await staff.delete(`/api/contact_submissions/${id}/quarantine`)
  await staff.put(`/api/contact_submissions/${id}/bin`)
  await staff.put(`/api/contact_submissions/${id}/bin`)
  await staff.get('/api/contact_submissions/export?format=csv')
  await staff.get('/api/newsletter_subscribers/export?format=json')
  const person = { email: 'new@agency.example', password: secret, role: 'user' }
  const made = (await staff.post('/api/admin-create-user', person)).json<{ user_id: string }>()
  await staff.post('/api/admin-delete-user', { userId: made.user_id })
  await staff.post('/api/admin-invite-user', { email: 'x@agency.example', role: 'user' })
  const template = { name: 'Thanks', subject: secret, text: secret }
  await staff.post('/api/reply_templates', template)
  const hook = { url: 'https://hooks.example/x', events: ['enquiry.received'] }
  await staff.post('/api/webhooks', hook)

  const entries = await trail(app)
  expect(actions(entries)).toEqual([
    'webhook.added',
    'template.added',
    'invitation.sent',
    'user.deleted',
    'user.created',
    'subscribers.exported',
    'enquiries.exported',
    'enquiry.changed',
    'enquiry.changed',
    'enquiry.changed',
    'reply.sent',
    'note.removed',
    'note.changed',
    'note.added',
    'enquiry.changed',
  ])
  for (const { actor } of entries) expect(actor).toEqual({ id: staff.id, email: staff.email })
  expect(entries[3]).toMatchObject({ subject: { id: made.user_id, email: person.email } })
  expect(entries.at(-1)).toMatchObject({ subject: { id }, data: { stage: 'contacted' } })
  const all = await app.database.db.selectFrom('audit_entries').selectAll().execute()
  const kept = JSON.stringify(all)
  for (const text of [secret, hook.url, person.email, staff.password])
    expect(kept).not.toContain(text)
})

test('an entry about an enquiry says which stage it has now and whether it is binned or quarantined', async () => {
  await using app = await startTestApp()
  const { staff, id } = await withEnquiry(app)
  const now = app.clock.now()
  const earlier = { action: 'enquiry.changed', by: staff.id, subject: id } as const
  await app.database.db
    .transaction()
    .execute((trx) => recordAudit(trx, { ...earlier, data: { fields: ['binned_at'] } }, now))
  const reason = 'canary: lighthouse at nine'
  await staff.change(id, { stage: 'lost', owner_id: staff.id, lost_reason: reason })
  for (const box of ['quarantine', 'bin']) {
    await staff.put(`${staff.path(id)}/${box}`)
    await staff.delete(`${staff.path(id)}/${box}`)
  }
  for (const change of [{ binned: true }, { binned: false, stage: 'won', value_cents: 5 }])
    await staff.post('/api/contact_submissions/bulk', { ids: [id], change })
  const entries = await trail(app, `&subject=${id}`)
  expect(entries.map(({ data }) => data).toReversed()).toEqual([
    { fields: ['binned_at'] },
    { stage: 'lost', fields: ['owner_id', 'lost_reason'] },
    { quarantined: true },
    { quarantined: false },
    { binned: true },
    { binned: false },
    { binned: true },
    { stage: 'won', binned: false, fields: ['value_cents'] },
  ])
  expect(JSON.stringify(entries)).not.toContain(reason)
  expect((await verifyAudit(app.database.db)).faults).toEqual([])
})

test('events that concern account security are recorded, also for people who are not signed in', async () => {
  await using app = await startTestApp()
  const { email, password, id } = await app.makeUser()
  const sign = (body: object) => app.post('/api/auth/token?grant_type=password', body)
  await sign({ email, password: 'wrong password' })
  await sign({ email: 'my secret pass phrase', password })
  const session = await app.signIn(email, password)
  const headers = { authorization: `Bearer ${session.access_token}` }
  const next = 'eleven lanterns by the harbour'
  app.keepSecret(next)
  await app.put('/api/auth/user', { password: next, current_password: password }, headers)
  await app.post('/api/auth/logout?scope=local', undefined, headers)
  expect(await trail(app)).toMatchObject([
    { action: 'sign_out', actor: { id }, data: { scope: 'local' } },
    { action: 'password.changed', actor: { id, email }, subject: { id } },
    { action: 'sign_in.failed', actor: null, subject: null },
    { action: 'sign_in.failed', actor: null, subject: { id, email } },
  ])
  const kept = JSON.stringify(
    await app.database.db.selectFrom('audit_entries').selectAll().execute(),
  )
  for (const text of ['secret', password, next]) expect(kept).not.toContain(text)
})

test('a copied refresh token that ends a session is recorded, and the account’s owner is mailed', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  const owner = await makeProver(app)
  const first = await owner.signIn(user)
  const second = (await owner.refresh(first.refresh_token)).json<typeof first>()
  await owner.refresh(second.refresh_token)
  app.clock.advance(11_000)
  await owner.refresh(first.refresh_token)
  expect(await trail(app, '&action=session.reused')).toMatchObject([{ subject: { id: user.id } }])
  expect(await mailsOf(app, 'session_ended')).toMatchObject([
    { recipient: user.email, data: { at: app.clock.now().toISOString() } },
  ])
})

test('a refused action leaves no audit entry', async () => {
  await using app = await startTestApp()
  const staff = await staffMember(app)
  await staff.post('/api/admin-delete-user', { userId: staff.id })
  await staff.delete('/api/webhooks/01980000-0000-7000-8000-000000000000')
  await staff.post('/api/admin-create-user', {
    email: staff.email,
    password: 'eleven lanterns by the harbour',
  })
  expect(actions(await trail(app))).toEqual([])
})

/** Changes the trail as somebody with the database password could. */
async function withoutTriggers(app: App, statement: string) {
  const { db, dialect } = app.database
  if (dialect === 'postgres') {
    await sql`alter table audit_entries disable trigger user`.execute(db)
    await sql.raw(statement).execute(db)
    await sql`alter table audit_entries enable trigger user`.execute(db)
    return
  }
  const { rows } = await sql<{ name: string; sql: string }>`select name, sql from sqlite_master
    where type = 'trigger' and tbl_name = 'audit_entries'`.execute(db)
  for (const { name } of rows) await sql.raw(`drop trigger ${name}`).execute(db)
  await sql.raw(statement).execute(db)
  for (const trigger of rows) await sql.raw(trigger.sql).execute(db)
}

async function withEntries() {
  const app = await startTestApp()
  for (let each = 0; each < 5; each++) await app.adminToken()
  return app
}

test('no SQL statement can change, replace or remove an entry', async () => {
  await using app = await withEntries()
  const { db, dialect } = app.database
  const same = `select 3, at, action, actor_id, subject_id, data, previous_hash, hash from audit_entries where seq = 1`
  const columns = 'seq, at, action, actor_id, subject_id, data, previous_hash, hash'
  const statements = [
    `update audit_entries set data = '{}'`,
    `update audit_entries set actor_id = null where seq = 3`,
    'delete from audit_entries',
    'delete from audit_entries where seq = 3',
    ...(dialect === 'sqlite'
      ? [
          `insert or replace into audit_entries (${columns}) ${same}`,
          `replace into audit_entries (${columns}) ${same}`,
        ]
      : ['truncate audit_entries']),
    `insert into audit_entries (${columns}) ${same} on conflict (seq) do update set data = '{}'`,
  ]
  for (const statement of statements)
    await expect(sql.raw(statement).execute(db), statement).rejects.toThrow('never changed')
  expect(await verifyAudit(db)).toMatchObject({ entries: 5, faults: [] })
})

const tamperings = [
  [
    `update audit_entries set at = '2020-01-01T00:00:00.000Z' where seq = 3`,
    'Entry 3 was changed.',
  ],
  ['update audit_entries set actor_id = null where seq = 3', 'Entry 3 was changed.'],
  [`update audit_entries set action = 'sign_out' where seq = 3`, 'Entry 3 was changed.'],
  [`update audit_entries set data = '{}' where seq = 5`, 'Entry 5 was changed.'],
  ['delete from audit_entries where seq = 3', 'Entry 3 is missing.'],
  ['delete from audit_entries where seq > 3', 'Entries 4 to 5 are missing.'],
  ['delete from audit_entries', 'Entries 1 to 5 are missing.'],
] as const

test.each(tamperings)('tampering by "%s" is detected: %s', async (statement, fault) => {
  await using app = await withEntries()
  await withoutTriggers(app, statement)
  expect((await verifyAudit(app.database.db)).faults).toContain(fault)
})

/** Removes the name from an entry and gives it a matching hash. */
async function writeAnew(app: App, seq: number) {
  const query = app.database.db.selectFrom('audit_entries').selectAll().where('seq', '=', seq)
  const { hash: _, ...entry } = { ...(await query.executeTakeFirstOrThrow()), actor_id: null }
  const change = `actor_id = null, hash = '${hashOf(entry)}'`
  await withoutTriggers(app, `update audit_entries set ${change} where seq = ${seq}`)
}

test('an entry rewritten with a new hash no longer matches the next entry', async () => {
  await using app = await withEntries()
  await writeAnew(app, 3)
  expect((await verifyAudit(app.database.db)).faults).toEqual(['Entry 4 does not follow entry 3.'])
})

test('the newest entry rewritten with a new hash does not match the hash that was written last', async () => {
  await using app = await withEntries()
  await writeAnew(app, 5)
  expect((await verifyAudit(app.database.db)).faults).toEqual([
    'Entry 5 is not the one that was written last.',
  ])
})

test('a trail longer than one page is verified to its end, and at most twenty faults are listed', async () => {
  await using app = await startTestApp()
  const { db } = app.database
  const now = app.clock.now()
  await db.transaction().execute(async (trx) => {
    for (let each = 0; each < 1_030; each++)
      await recordAudit(trx, { action: 'sign_out', by: null, data: { each } }, now)
  })
  expect(await verifyAudit(db)).toMatchObject({ entries: 1_030, faults: [] })
  await withoutTriggers(app, `update audit_entries set data = '{}' where seq > 1001`)
  const { entries, faults } = await verifyAudit(db)
  expect(entries).toBe(1_030)
  expect(faults).toHaveLength(20)
  expect(faults[0]).toBe('Entry 1002 was changed.')
})

test('a trail rewritten from one entry on does not match the hashes in the log', async () => {
  await using app = await withEntries()
  const { db } = app.database
  const anchors: Anchor[] = await db.selectFrom('audit_head').select(['seq', 'hash']).execute()
  await withoutTriggers(app, 'delete from audit_entries where seq > 3')
  const third = db.selectFrom('audit_entries').select(['seq', 'hash']).where('seq', '=', 3)
  await db
    .updateTable('audit_head')
    .set(await third.executeTakeFirstOrThrow())
    .execute()
  expect((await verifyAudit(db)).faults).toEqual([])
  expect((await verifyAudit(db, anchors)).faults).toEqual(['Entries 4 to 5 are missing.'])
  await app.adminToken()
  await app.adminToken()
  app.clock.advance(1)
  expect((await verifyAudit(db)).faults).toEqual([])
  expect((await verifyAudit(db, anchors)).faults).toEqual([
    'Entry 5 is not the one that was logged.',
  ])
})

test('two processes that write at the same moment produce one chain', async () => {
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app })
  const { email, password } = await app.makeUser()
  // An account may have ten unfinished attempts, and a process does not know of those in another.
  for (const _ of [1, 2])
    await Promise.all(
      Array.from({ length: 10 }, (_, each) => (each % 2 ? app : other).signIn(email, password)),
    )
  expect(await verifyAudit(app.database.db)).toMatchObject({ entries: 20, faults: [] })
})

test('the newest entry is written to the log regularly while the server runs', async () => {
  await using app = await withEntries()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await expect.poll(() => app.logs.some(({ msg }) => msg === 'audit anchor')).toBe(true)
  const { seq, hash } = app.logs.find(({ msg }) => msg === 'audit anchor') as unknown as Anchor
  const anchors = [{ seq, hash }]
  expect(seq).toBe(5)
  expect((await verifyAudit(app.database.db, anchors)).faults).toEqual([])
})

test('a trail can be compared with a log that has more anchors than a function call can have arguments', async () => {
  await using app = await withEntries()
  const anchors = Array.from({ length: 200_000 }, (_, each) => ({ seq: each + 1, hash: '' }))
  const { faults } = await verifyAudit(app.database.db, anchors)
  expect(faults.at(-1)).toBe('Entries 6 to 200000 are missing.')
})
