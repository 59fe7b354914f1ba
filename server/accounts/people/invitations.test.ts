import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function asAdmin(app: TestApp) {
  const user = await app.makeUser({ role: 'admin' })
  const headers = bearer((await app.signIn(user.email, user.password)).access_token)
  return {
    ...user,
    headers,
    invite: (email: string, role?: string) =>
      app.post('/api/admin-invite-user', { email, role }, headers),
    list: (query = '') => app.get(`/api/invitations${query}`, headers),
    resend: (id: string) => app.post(`/api/invitations/${id}/resend`, undefined, headers),
    revoke: (id: string) => app.delete(`/api/invitations/${id}`, undefined, headers),
    users: async () => (await app.get('/api/user_roles', headers)).json(),
  }
}

const accept = (app: TestApp, token_hash: string, type = 'invite') =>
  app.post('/api/auth/verify', { type, token_hash })

const email = 'maya@staff.example'
const password = 'eleven lanterns by the harbour'

test('an invited person creates an account with the chosen role and sets its password', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const invited = await admin.invite(' Maya@Staff.Example ', 'admin')
  expect(invited.statusCode).toBe(201)
  const now = app.clock.now()
  expect(invited.json()).toEqual({
    id: expect.any(String),
    email,
    role: 'admin',
    invited_by: admin.email,
    created_at: now.toISOString(),
    sent_at: now.toISOString(),
    expires_at: new Date(now.getTime() + 7 * DAY).toISOString(),
  })
  expect((await admin.list()).json()).toEqual({ rows: [invited.json()], total: 1, next: null })
  expect(await mailsOf(app, 'invitation')).toMatchObject([
    {
      recipient: email,
      subject_id: invited.json().id,
      data: {
        link: { path: '/admin/set-password#type=invite&token_hash=' },
        invited_by: admin.email,
        role: 'admin',
        days: 7,
      },
    },
  ])

  const opened = await accept(app, await mailedToken(app, 'invitation'))
  expect(opened.statusCode).toBe(200)
  expect(opened.json()).toMatchObject({ user: { email } })
  const session = bearer(opened.json().access_token)
  expect((await app.post('/api/is_admin', {}, session)).body).toBe('true')
  const set = await app.put('/api/auth/user', { password }, session)
  expect(set.statusCode).toBe(200)
  await app.signIn(email, password)
  expect((await admin.list()).json()).toMatchObject({ rows: [], total: 0 })
  expect((await admin.users()).rows).toMatchObject([{ email, role: 'admin' }, {}])
  // A first password is not a change.
  expect(await mailsOf(app, 'password_changed')).toEqual([])
  const told = await mailsOf(app, 'admin_made')
  expect(told.map(({ recipient }) => recipient).toSorted()).toEqual([admin.email, email].toSorted())
  expect(told[0]?.data).toMatchObject({ email, by: admin.email })
  const trail = await app.get('/api/audit', admin.headers)
  const { id } = opened.json().user
  expect(trail.json().rows.slice(1, 4)).toMatchObject([
    { action: 'password.changed', actor: { id }, subject: { id }, data: { method: 'invite' } },
    { action: 'invitation.accepted', actor: { id }, subject: { id } },
    {
      action: 'invitation.sent',
      actor: { id: admin.id },
      subject: { id: invited.json().id },
      data: { role: 'admin' },
    },
  ])
})

test('an account is created only when the invitation is accepted', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  await app.makeUser({ role: 'admin' })
  await admin.invite(email)
  const token = await mailedToken(app, 'invitation')
  expect((await admin.users()).total).toBe(2)
  const early = await app.post('/api/auth/token?grant_type=password', { email, password: 'x' })
  expect(early.statusCode).toBe(400)
  expect((await accept(app, token)).json().user).toMatchObject({ email })
  expect((await admin.users()).rows[0]).toMatchObject({ email, role: 'user' })
  expect(await mailsOf(app, 'admin_made')).toEqual([])
})

test('an invitation is accepted once, even by two at the same moment, and its token works for nothing else', async () => {
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app })
  const admin = await asAdmin(app)
  await admin.invite(email)
  const token = await mailedToken(app, 'invitation')
  expect((await accept(app, token, 'recovery')).statusCode).toBe(403)
  const answers = await Promise.all([app, other, app].map((server) => accept(server, token)))
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, 403, 403])
  expect((await admin.users()).total).toBe(2)
})

test('a link works for seven days; resending it makes a new link and invalidates the old one', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { id } = (await admin.invite(email)).json()
  const first = await mailedToken(app, 'invitation')
  app.clock.advance(7 * DAY + SECOND)
  expect((await accept(app, first)).json()).toMatchObject({ error_code: 'otp_expired' })

  const again = await asAdmin(app)
  const resent = await again.resend(id)
  expect(resent.statusCode).toBe(200)
  expect(resent.json()).toMatchObject({ id, sent_at: app.clock.now().toISOString() })
  const second = await mailedToken(app, 'invitation')
  app.clock.advance(5 * MINUTE)
  await again.resend(id)
  expect((await accept(app, second)).statusCode).toBe(403)
  app.clock.advance(7 * DAY - SECOND)
  expect((await accept(app, await mailedToken(app, 'invitation'))).statusCode).toBe(200)
})

test('a mail whose link was replaced expires unsent', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { id } = (await admin.invite(email)).json()
  app.clock.advance(SECOND)
  await admin.resend(id)
  const now = app.clock.now().toISOString()
  const [before, after] = await mailsOf(app, 'invitation')
  expect(before!.expires_at).toBe(now)
  expect(after!.expires_at! > now).toBe(true)
})

test('a revoked invitation is refused and no longer listed', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { id } = (await admin.invite(email)).json()
  const token = await mailedToken(app, 'invitation')
  app.clock.advance(SECOND)
  expect((await admin.revoke(id)).statusCode).toBe(204)
  expect((await accept(app, token)).statusCode).toBe(403)
  expect(await mailsOf(app, 'invitation')).toMatchObject([
    { expires_at: app.clock.now().toISOString() },
  ])
  expect(await app.database.db.selectFrom('one_time_tokens').select('id').execute()).toEqual([])
  expect((await admin.list()).json()).toMatchObject({ rows: [], total: 0 })
  for (const again of [await admin.revoke(id), await admin.resend(id)])
    expect([again.statusCode, again.json().code]).toEqual([404, 'not_found'])
  expect((await admin.resend('nonsense')).statusCode).toBe(422)
})

test('a person with an account cannot be invited, and inviting a person again sends a new link', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const taken = await admin.invite(admin.email.toUpperCase())
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'email_taken'])
  expect(taken.json().errors).toEqual([{ path: 'email', message: 'belongs to an account already' }])
  const first = (await admin.invite(email)).json()
  const old = await mailedToken(app, 'invitation')
  app.clock.advance(SECOND)
  const second = await admin.invite(email, 'admin')
  expect(second.statusCode).toBe(201)
  expect(second.json()).toMatchObject({ id: first.id, role: 'admin' })
  expect((await accept(app, old)).statusCode).toBe(403)
  expect((await admin.list()).json().total).toBe(1)
  for (const bad of ['', 'nonsense', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])
    expect((await admin.invite(bad)).statusCode, bad).toBe(422)
  expect((await admin.invite(email, 'owner')).statusCode).toBe(422)
})

test('one address can be invited five times an hour', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { id } = (await admin.invite(email)).json()
  for (let at = 0; at < 4; at++) expect((await admin.resend(id)).statusCode).toBe(200)
  for (const refused of [await admin.resend(id), await admin.invite(email)])
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect((await admin.invite('other@staff.example')).statusCode).toBe(201)
})

test('strangers who ask for links to an address cannot use up its invitations', async () => {
  await using app = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const admin = await asAdmin(app)
  for (let at = 0; at < 6; at++)
    await app.post('/api/auth/recover', { email }, { 'x-forwarded-for': `192.0.2.${at}` })
  await eventually(async () => {
    const asked = app.database.db.selectFrom('audit_entries').select('seq')
    expect(await asked.where('action', '=', 'recovery.asked').execute()).toHaveLength(5)
  })
  expect((await admin.invite(email)).statusCode).toBe(201)
})

test('asking for a new link with the invited address leaves the earlier link valid', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  await admin.invite(email)
  const token = await mailedToken(app, 'invitation')
  await app.post('/api/auth/recover', { email })
  await eventually(async () => expect(await mailsOf(app, 'invitation')).toHaveLength(2))
  const another = await mailedToken(app, 'invitation')
  expect((await accept(app, token)).statusCode).toBe(200)
  expect((await accept(app, another)).statusCode).toBe(403)
})

test('creating the account by hand ends its invitation', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  await admin.invite(email)
  const token = await mailedToken(app, 'invitation')
  await app.post('/api/admin-create-user', { email, password }, admin.headers)
  expect((await admin.list()).json().total).toBe(0)
  expect((await accept(app, token)).statusCode).toBe(403)
})

test('an account that exists when its invitation is accepted keeps its role', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  await admin.invite(email, 'admin')
  const { id } = await app.makeUser({ email })
  const opened = await accept(app, await mailedToken(app, 'invitation'))
  expect(opened.json()).toMatchObject({ user: { id, email } })
  const answer = await app.post('/api/is_admin', {}, bearer(opened.json().access_token))
  expect(answer.body).toBe('false')
})

test('an admin’s invitations end when the admin’s account is deleted', async () => {
  await using app = await startTestApp()
  const [admin, leaving] = [await asAdmin(app), await asAdmin(app)]
  await leaving.invite(email, 'admin')
  const token = await mailedToken(app, 'invitation')
  await app.post('/api/admin-delete-user', { userId: leaving.id }, admin.headers)
  expect((await accept(app, token)).statusCode).toBe(403)
  expect((await admin.list()).json().total).toBe(0)
})

test('an invitation is sent again when its address asks for a link, which expires with it and is recorded', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { expires_at } = (await admin.invite(email)).json()
  app.clock.advance(6 * DAY + HOUR)
  expect((await app.post('/api/auth/recover', { email })).body).toBe('{}')
  await eventually(async () => expect(await mailsOf(app, 'invitation')).toHaveLength(2))
  const again = await asAdmin(app)
  const [invitation] = (await again.list()).json().rows
  expect(invitation).toMatchObject({ expires_at, sent_at: app.clock.now().toISOString() })
  const mail = (await mailsOf(app, 'invitation'))[1]!
  expect(mail).toMatchObject({ expires_at, data: { days: 0 } })
  const sent = app.database.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'subject_id', 'data'])
    .where('action', '=', 'invitation.sent')
    .orderBy('seq')
  const about = { subject_id: invitation.id, data: '{"role":"user"}' }
  expect(await sent.execute()).toEqual([
    { actor_id: admin.id, ...about },
    { actor_id: null, ...about },
  ])
  const token = await mailedToken(app, 'invitation')
  app.clock.advance(DAY - HOUR)
  expect((await accept(app, token)).statusCode).toBe(403)
})

test('only an admin renews an expired invitation, and one that makes an admin only after reauthentication', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { id } = (await admin.invite(email, 'admin')).json()
  app.clock.advance(8 * DAY)
  expect((await app.post('/api/auth/recover', { email })).body).toBe('{}')
  const asked = app.database.db
    .selectFrom('audit_entries')
    .select(['subject_id'])
    .where('action', '=', 'recovery.asked')
  await eventually(async () => expect(await asked.execute()).toEqual([{ subject_id: null }]))
  expect(await mailsOf(app, 'invitation')).toHaveLength(1)
  const again = await asAdmin(app)
  app.clock.advance(10 * MINUTE - SECOND)
  expect((await again.resend(id)).statusCode).toBe(200)
  const token = await mailedToken(app, 'invitation')
  await app.database.db.updateTable('sessions').set({ authenticated_at: null }).execute()
  expect((await again.resend(id)).json()).toMatchObject({ code: 'password_needed' })
  expect((await accept(app, token)).statusCode).toBe(200)
})

test('only admins read and change invitations', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { id } = (await admin.invite(email)).json()
  const user = bearer(await app.adminToken('user'))
  for (const [headers, status] of [
    [{}, 401],
    [user, 403],
  ] as const) {
    const answers = [
      await app.get('/api/invitations', headers),
      await app.post('/api/admin-invite-user', { email: 'x@staff.example' }, headers),
      await app.post(`/api/invitations/${id}/resend`, undefined, headers),
      await app.delete(`/api/invitations/${id}`, undefined, headers),
    ]
    for (const { statusCode, body } of answers) {
      expect(statusCode).toBe(status)
      expect(body).not.toContain(email)
    }
  }
})
