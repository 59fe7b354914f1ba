import { expect, test } from 'vitest'
import type { AuditAction } from '#contract/audit-actions.ts'
import type { PersonSession } from '#contract/person.ts'
import { HOUR } from '#contract/durations.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** An admin, the calls that change a person, and what is recorded about them. */
async function withAdmin(app: App) {
  const { id, email, password } = await app.makeUser({ role: 'admin' })
  const headers = bearer((await app.signIn(email, password)).access_token)
  const { db } = app.database
  const path = (person: string) => `/api/people/${person}`
  return {
    id,
    email,
    password,
    headers,
    change: (person: string, change: object) => app.patch(path(person), change, headers),
    sessions: async (person: string) =>
      (await app.get(`${path(person)}/sessions`, headers)).json<{ rows: PersonSession[] }>().rows,
    end: async (person: string, session = '') => {
      const place = `${path(person)}/sessions${session && `/${session}`}`
      return (await app.delete(place, undefined, headers)).statusCode
    },
    trail: async (...actions: AuditAction[]) => {
      const entries = db.selectFrom('audit_entries').where('action', 'in', actions).orderBy('seq')
      const found = await entries.select(['action', 'actor_id', 'subject_id', 'data']).execute()
      return found.map(({ data, ...rest }) => ({ ...rest, data: JSON.parse(data) as object }))
    },
    told: async (kind = 'owner.changed') => {
      const events = db.selectFrom('live_events').where('kind', '=', kind)
      return (await events.select('submission_id').orderBy('seq').execute()).map(
        ({ submission_id }) => submission_id,
      )
    },
  }
}

test('the audit trail records each change of a role or state once, and nothing that stays the same', async () => {
  await using app = await startTestApp()
  const admin = await withAdmin(app)
  const { id } = await app.makeUser()
  for (const change of [
    { role: 'user' },
    { active: true },
    { role: 'admin' },
    { role: 'admin', active: true },
    { active: false },
    { active: false },
    { role: 'user' },
    { active: true },
  ])
    expect((await admin.change(id, change)).json()).toMatchObject({ id })
  const by = { actor_id: admin.id, subject_id: id }
  expect(await admin.trail('role.changed', 'user.deactivated', 'user.reactivated')).toEqual([
    { action: 'role.changed', ...by, data: { role: 'admin', from: { role: 'user' } } },
    { action: 'user.deactivated', ...by, data: {} },
    { action: 'role.changed', ...by, data: { role: 'user', from: { role: 'admin' } } },
    { action: 'user.reactivated', ...by, data: {} },
  ])
})

test('dashboards get an event when a person gains or loses access to enquiries, and only then', async () => {
  await using app = await startTestApp()
  const admin = await withAdmin(app)
  const { id } = await app.makeUser()
  const changes = [
    [{ active: false }, 0],
    [{ role: 'admin' }, 0],
    [{ active: true }, 1],
    [{ role: 'admin' }, 1],
    [{ active: false }, 2],
    [{ role: 'user' }, 2],
    [{ role: 'admin', active: true }, 3],
    [{ role: 'user' }, 4],
  ] as const
  for (const [change, times] of changes) {
    expect((await admin.change(id, change)).statusCode).toBe(200)
    expect(await admin.told()).toEqual(Array(times).fill(id))
  }
  expect(await admin.told('person.changed'), 'what changes nothing else').toEqual([id, id, id])
})

test('all admins get a mail about a new admin, and none about a demotion', async () => {
  await using app = await startTestApp()
  const admin = await withAdmin(app)
  const other = await withAdmin(app)
  const { id, email } = await app.makeUser()
  await admin.change(id, { role: 'admin' })
  const mails = await mailsOf(app, 'admin_made')
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [admin.email, other.email, email].toSorted(),
  )
  for (const { data, subject_id } of mails)
    expect([subject_id, data]).toMatchObject([id, { email, by: admin.email }])
  await admin.change(id, { role: 'user' })
  await admin.change(other.id, { active: false })
  expect(await mailsOf(app, 'admin_made')).toHaveLength(3)
})

test('the log records changes that were made, and not refused ones', async () => {
  await using app = await startTestApp()
  const admin = await withAdmin(app)
  const { id } = await app.makeUser()
  expect((await admin.change(admin.id, { active: false })).statusCode).toBe(403)
  expect((await admin.change(crypto.randomUUID(), { active: false })).statusCode).toBe(404)
  expect((await admin.change(id, { active: false })).statusCode).toBe(200)
  const changed = app.logs.filter(({ msg }) => msg === 'user changed')
  expect(changed).toMatchObject([{ by: admin.id, user: id, active: false }])
})

test('an account without a role row is not given one', async () => {
  await using app = await startTestApp()
  const admin = await withAdmin(app)
  const { id } = await app.makeUser()
  await app.database.db.deleteFrom('user_roles').where('user_id', '=', id).execute()
  expect((await admin.change(id, { role: 'admin' })).statusCode).toBe(404)
})

test('a link mailed before an account was deactivated is refused after it is reactivated', async () => {
  await using app = await startTestApp()
  const admin = await withAdmin(app)
  const { id, email } = await app.makeUser()
  await app.post('/api/auth/recover', { email })
  await expect.poll(async () => (await mailsOf(app, 'recovery')).length).toBe(1)
  const token_hash = await mailedToken(app, 'recovery')
  await admin.change(id, { active: false })
  await admin.change(id, { active: true })
  const link = await app.post('/api/auth/verify', { type: 'recovery', token_hash })
  expect(link.statusCode).toBe(403)
})

test('the audit trail counts the sessions that were ended, and records nothing if there were none', async () => {
  await using app = await startTestApp()
  const admin = await withAdmin(app)
  const { id, email, password } = await app.makeUser()
  expect(await admin.end(id)).toBe(204)
  for (let each = 0; each < 3; each++) await app.signIn(email, password)
  expect(await admin.end(id)).toBe(204)
  await app.signIn(admin.email, admin.password)
  expect(await admin.end(admin.id)).toBe(204)
  const by = { action: 'sessions.ended', actor_id: admin.id }
  expect(await admin.trail('sessions.ended')).toEqual([
    { ...by, subject_id: id, data: { count: 3 } },
    { ...by, subject_id: admin.id, data: { count: 1 } },
  ])
  const [own] = await admin.sessions(admin.id)
  expect(await admin.end(admin.id, own!.id)).toBe(204)
  expect((await app.get('/api/people', admin.headers)).statusCode).toBe(401)
})

test('a program without cookies causes one mail a day, with its user agent cut to a maximum length', async () => {
  await using app = await startTestApp({ now: new Date('2026-11-23T10:00:00Z') })
  const { email, password } = await app.makeUser()
  const path = '/api/auth/token?grant_type=password'
  const enter = (agent: string) => app.post(path, { email, password }, { 'user-agent': agent })
  for (const agent of ['one', 'x'.repeat(600), 'x'.repeat(600), 'two']) {
    app.clock.advance(HOUR)
    await enter(agent)
  }
  const mails = await mailsOf(app, 'new_device')
  expect(mails.map(({ data }) => (data as { user_agent?: string }).user_agent)).toEqual([
    'x'.repeat(500),
    'two',
  ])
})
