import { expect, test } from 'vitest'
import type { Person, PersonSession } from '#contract/person.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { deleteExpiredSessions } from '#server/accounts/sessions/sessions.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

async function asAdmin(app: App) {
  const user = await app.makeUser({ role: 'admin' })
  const { access_token } = await app.signIn(user.email, user.password)
  const headers = { authorization: `Bearer ${access_token}` }
  const path = (id: string, rest = '') => `/api/people/${id}${rest}`
  return {
    ...user,
    headers,
    list: async (query = '') =>
      (await app.get(`/api/people${query}`, headers)).json<{ rows: Person[]; total: number }>(),
    change: (id: string, change: object) => app.patch(path(id), change, headers),
    sessions: async (id: string) =>
      (await app.get(path(id, '/sessions'), headers)).json<{ rows: PersonSession[] }>().rows,
    end: (id: string, session = '') =>
      app.delete(path(id, `/sessions${session && `/${session}`}`), undefined, headers),
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

test('people are listed with role, state, last use and sessions', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  app.clock.advance(MINUTE)
  const { id, email, password } = await app.makeUser()
  expect((await admin.list()).rows[0]).toEqual({
    id,
    email,
    role: 'user',
    state: 'active',
    created_at: app.clock.now().toISOString(),
    last_seen_at: null,
    sessions: 0,
    second_factor: false,
    passkeys: 0,
    open_enquiries: 0,
  })
  await app.signIn(email, password)
  app.clock.advance(MINUTE)
  await app.signIn(email, password)
  const { rows, total } = await admin.list('?limit=1')
  expect([total, rows[0]]).toMatchObject([
    2,
    { id, sessions: 2, last_seen_at: app.clock.now().toISOString() },
  ])
  expect(await admin.sessions(id)).toMatchObject([
    { created_at: app.clock.now().toISOString(), bound: false, current: false },
    { current: false },
  ])
  expect(await admin.sessions(admin.id)).toMatchObject([{ current: true }])
  app.clock.advance(13 * HOUR)
  const later = await asAdmin(app)
  expect(await later.sessions(id)).toEqual([])
})

test('when a person was last seen stays after their sessions have ended', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const [leaver, idler] = [await app.makeUser(), await app.makeUser()]
  // In another browser, which is not used any more and expires later.
  await app.signIn(leaver.email, leaver.password)
  const used = await Promise.all(
    [leaver, idler].map(async ({ email, password }) => {
      const { access_token } = await app.signIn(email, password)
      return { ...bearer(access_token), 'content-type': 'application/json' }
    }),
  )
  app.clock.advance(3 * MINUTE)
  const last_seen_at = app.clock.now().toISOString()
  for (const headers of used)
    expect((await app.get('/api/auth/user', headers)).statusCode).toBe(200)
  expect((await app.post('/api/auth/logout?scope=local', undefined, used[0])).statusCode).toBe(204)
  expect((await admin.list()).rows).toMatchObject([{ last_seen_at }, { last_seen_at }, {}])
  app.clock.advance(13 * HOUR)
  expect(await deleteExpiredSessions(app.database.db, app.clock.now())).toBe(3)
  const later = await asAdmin(app)
  const { rows } = await later.list()
  expect(rows.filter(({ id }) => [leaver.id, idler.id].includes(id))).toMatchObject([
    { sessions: 0, last_seen_at },
    { sessions: 0, last_seen_at },
  ])
})

test('a removed role has no effect from the next call on, and every admin gets a mail about a new admin', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const other = await asAdmin(app)
  expect((await admin.change(other.id, { role: 'user' })).json()).toMatchObject({ role: 'user' })
  expect((await app.get('/api/people', other.headers)).statusCode).toBe(403)
  expect((await app.get('/api/auth/user', other.headers)).statusCode).toBe(200)
  expect((await admin.change(other.id, { role: 'admin' })).json()).toMatchObject({ role: 'admin' })
  expect((await app.get('/api/people', other.headers)).statusCode).toBe(200)
  expect(await mailsOf(app, 'admin_made')).toHaveLength(2)
})

test('a deactivated account has no sessions, password or links until it is reactivated', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { id, email, password } = await app.makeUser({ role: 'admin' })
  const session = await app.signIn(email, password)
  await app.post('/api/auth/recover', { email })
  await expect.poll(async () => (await mailsOf(app, 'recovery')).length).toBe(1)
  const token_hash = await mailedToken(app, 'recovery')
  expect((await admin.change(id, { active: false })).json()).toMatchObject({
    state: 'deactivated',
    sessions: 0,
  })
  expect((await app.get('/api/people', bearer(session.access_token))).statusCode).toBe(401)
  const refreshed = await app.post('/api/auth/token?grant_type=refresh_token', session)
  expect(refreshed.json()).toMatchObject({ error_code: 'session_not_found' })
  const sign = () => app.post('/api/auth/token?grant_type=password', { email, password })
  const refused = await sign()
  const wrong = await app.post('/api/auth/token?grant_type=password', { email, password: 'x' })
  expect([refused.statusCode, refused.body]).toEqual([400, wrong.body])
  const failures = app.database.db.selectFrom('audit_entries').select('subject_id')
  expect(await failures.where('action', '=', 'sign_in.failed').execute()).toEqual([
    { subject_id: id },
    { subject_id: id },
  ])
  const link = await app.post('/api/auth/verify', { type: 'recovery', token_hash })
  expect(link.statusCode).toBe(403)
  const asked = app.database.db
    .selectFrom('audit_entries')
    .select('seq')
    .where('action', '=', 'recovery.asked')
  const before = (await asked.execute()).length
  await app.post('/api/auth/recover', { email })
  await expect.poll(async () => (await asked.execute()).length).toBe(before + 1)
  await admin.change(id, { active: true })
  expect(await mailsOf(app, 'recovery')).toHaveLength(1)
  expect((await sign()).statusCode).toBe(200)
})

test('the session and the refresh token of a deactivated account are refused', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const session = await app.signIn(admin.email, admin.password)
  const deactivated_at = app.clock.now().toISOString()
  await app.database.db.updateTable('users').set({ deactivated_at }).execute()
  expect((await app.get('/api/people', admin.headers)).statusCode).toBe(401)
  const refreshed = await app.post('/api/auth/token?grant_type=refresh_token', session)
  expect([refreshed.statusCode, refreshed.json().error_code]).toEqual([400, 'session_not_found'])
})

test('nobody can change their own account, and one admin always remains, even if two act at once', async () => {
  await using app = await startTestApp()
  await using beside = await startTestApp({ beside: app })
  const admin = await asAdmin(app)
  for (const change of [{ role: 'user' }, { active: false }])
    expect((await admin.change(admin.id, change)).json()).toMatchObject({ code: 'own_account' })
  const { db } = app.database
  for (let round = 0; round < 20; round++) {
    await db.deleteFrom('users').execute()
    const [one, two] = [await asAdmin(app), await asAdmin(beside)]
    const change = round % 2 ? { role: 'user' } : { active: false }
    const answers = await Promise.all([one.change(two.id, change), two.change(one.id, change)])
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    const admins = await db
      .selectFrom('user_roles')
      .innerJoin('users', 'users.id', 'user_roles.user_id')
      .select('users.id')
      .where('role', '=', 'admin')
      .where('deactivated_at', 'is', null)
      .execute()
    expect(admins).toHaveLength(1)
  }
})

test('a deactivated admin does not count as the last one', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const other = await asAdmin(app)
  await admin.change(other.id, { active: false })
  await app.database.db
    .updateTable('user_roles')
    .set({ role: 'user' })
    .where('user_id', '=', admin.id)
    .execute()
  expect((await admin.change(other.id, { active: true })).statusCode).toBe(403)
})

test('one session or all of them can be ended, and their tokens with them', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const { id, email, password } = await app.makeUser()
  const tokens = [await app.signIn(email, password), await app.signIn(email, password)]
  const works = async () =>
    Promise.all(
      tokens.map(
        async ({ access_token }) =>
          (await app.get('/api/auth/user', bearer(access_token))).statusCode === 200,
      ),
    )
  const [newest] = await admin.sessions(id)
  expect((await admin.end(id, newest!.id)).statusCode).toBe(204)
  expect((await works()).filter(Boolean)).toHaveLength(1)
  expect((await admin.end(id, newest!.id)).statusCode).toBe(404)
  expect((await admin.end(id)).statusCode).toBe(204)
  expect(await works()).toEqual([false, false])
  await app.signIn(admin.email, admin.password)
  await admin.end(admin.id)
  expect(await admin.sessions(admin.id)).toMatchObject([{ current: true }])
})

test('only admins see and change people', async () => {
  await using app = await startTestApp()
  const { id, email, password } = await app.makeUser()
  const { access_token } = await app.signIn(email, password)
  const headers = bearer(access_token)
  const calls = [
    app.get('/api/people', headers),
    app.get(`/api/people/${id}/sessions`, headers),
    app.patch(`/api/people/${id}`, { role: 'admin' }, headers),
    app.delete(`/api/people/${id}/sessions`, undefined, headers),
  ]
  for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403)
  const admin = await asAdmin(app)
  for (const change of [{ role: 'owner' }, { email: 'x@y.example' }, { active: 1 }])
    expect((await admin.change(id, change)).statusCode).toBe(422)
  const nobody = '01980000-0000-7000-8000-000000000000'
  expect((await admin.change(nobody, { role: 'admin' })).statusCode).toBe(404)
  const answers = [
    await app.get(`/api/people/${nobody}/sessions`, admin.headers),
    await admin.end(nobody),
  ]
  for (const answer of answers)
    expect(answer.json()).toMatchObject({ status: 404, detail: 'There is no such user.' })
})
