import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { UserRole } from '#contract/account.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { SECOND } from '#contract/durations.ts'
import { deleteUser } from './people/delete-user.ts'
import { hashPassword } from './passwords/passwords.ts'
import { createUser } from './users.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function asAdmin(app: TestApp) {
  const user = await app.makeUser({ role: 'admin' })
  const { access_token } = await app.signIn(user.email, user.password)
  const headers = bearer(access_token)
  return {
    id: user.id,
    headers,
    list: (query = '') => app.get(`/api/user_roles${query}`, headers),
    create: (body: object) => app.post('/api/admin-create-user', body, headers),
    remove: (userId: unknown) => app.post('/api/admin-delete-user', { userId }, headers),
  }
}

const key = (row: { created_at: string; id: string }) => `${row.created_at} ${row.id}`

const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)

type Page = { rows: UserRole[]; total: number; next: string | null }

const password = 'a long enough password'

test('an admin creates an account, and its owner can sign in immediately', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const made = await admin.create({ email: ' New.Person@Staff.Example ', password, role: 'admin' })
  expect(made.statusCode).toBe(201)
  expect(made.json()).toEqual({
    id: expect.any(String),
    user_id: expect.any(String),
    email: 'new.person@staff.example',
    role: 'admin',
    created_at: app.clock.now().toISOString(),
  })
  const { user_id: user } = made.json()
  const entry = app.logs.find(({ msg }) => msg === 'user created')
  expect(entry).toMatchObject({ by: admin.id, user, role: 'admin' })
  await app.signIn('New.Person@staff.example', password)
  const { password_hash } = await app.database.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', made.json().user_id)
    .executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})

test('a new account has the role "user" unless the call names another', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const made = await admin.create({ email: 'plain@staff.example', password })
  expect(made.json()).toMatchObject({ role: 'user' })
})

test('a password matches however the keyboard composes its letters', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  await admin.create({ email: 'zoe@staff.example', password: 'Zoe\u0308 and the sea' })
  const session = await app.signIn('zoe@staff.example', 'Zo\u00eb and the sea')
  expect(session.refresh_token).toBeTruthy()
})

test('an email belongs to one account, regardless of case', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  await admin.create({ email: 'one@staff.example', password })
  const again = await admin.create({ email: 'ONE@staff.example', password, role: 'admin' })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toMatchObject({
    code: 'email_taken',
    detail: 'The email one@staff.example belongs to an account already.',
    errors: [{ path: 'email', message: 'belongs to an account already' }],
  })
  const parallel = await Promise.all(
    Array.from({ length: 5 }, () => admin.create({ email: 'two@staff.example', password })),
  )
  expect(statuses(parallel)).toEqual([201, 409, 409, 409, 409])
})

test('an invalid account is refused with the name of the wrong field', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const email = 'x@staff.example'
  const faults: [object, string][] = [
    [{ email: 'nonsense', password }, 'email'],
    [{ email: `${'x'.repeat(250)}@staff.example`, password }, 'email'],
    [{ password }, 'email'],
    [{ email: ['x@staff.example'], password }, 'email'],
    [{ email, password: 'eleven char' }, 'password'],
    [{ email, password: 'x'.repeat(129) }, 'password'],
    [{ email, password: 'x'.repeat(1001) }, 'password'],
    [{ email, password: 123456789012 }, 'password'],
    [{ email, password, role: 'owner' }, 'role'],
  ]
  for (const [body, path] of faults) {
    const answer = await admin.create(body)
    expect(answer.statusCode, path).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid', errors: [{ path }] })
  }
  expect((await admin.list()).json().total).toBe(1)
})

test('a password that is among the first that are guessed is refused with the sentence of every other door', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const email = 'x@staff.example'
  const sentence =
    'This password is among the first that are guessed. Choose one that nobody else would.'
  for (const guessed of ['passwordpassword', 'iloveyou1234', email.repeat(2)]) {
    const answer = await admin.create({ email, password: guessed })
    expect(answer.statusCode, guessed).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'invalid',
      detail: sentence,
      errors: [{ path: 'password', message: sentence }],
    })
  }
  expect((await admin.create({ email, password })).statusCode).toBe(201)
})

test('the server sets the ids and times of an account, whatever the request contains', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const wish = { id: 'x', user_id: admin.id, created_at: '2000-01-01T00:00:00.000Z' }
  const made = await admin.create({ email: 'a@staff.example', password, ...wish })
  expect(made.statusCode).toBe(201)
  expect(made.json().user_id).not.toBe(admin.id)
  expect(made.json().created_at).toBe(app.clock.now().toISOString())
})

test('the list is newest first, page by page, without gaps or repeats', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  for (let at = 0; at < 7; at++) {
    if (at % 3 === 0) app.clock.advance(SECOND)
    await app.makeUser({ email: `u${at}@staff.example` })
  }
  const all = (await admin.list()).json()
  expect(all).toMatchObject({ total: 8, next: null })
  expect(Object.keys(all.rows[0]).toSorted()).toEqual([
    'created_at',
    'email',
    'id',
    'role',
    'user_id',
  ])
  expect(all.rows.map(key)).toEqual(all.rows.map(key).toSorted().toReversed())
  const paged: unknown[] = []
  let next: string | null = ''
  while (next !== null) {
    const page: Page = (await admin.list(`?limit=3${next && `&cursor=${next}`}`)).json()
    expect(page.total).toBe(8)
    paged.push(...page.rows)
    next = page.next
  }
  expect(paged).toEqual(all.rows)
})

test('an invalid cursor or limit is refused', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  for (const query of ['?cursor=nonsense', '?cursor=', '?limit=0', '?limit=201', '?limit=ten']) {
    const answer = await admin.list(query)
    expect(answer.statusCode, query).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid' })
  }
})

test('a deleted account is refused immediately, on every call', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const other = await app.makeUser({ role: 'admin' })
  const session = await app.signIn(other.email, other.password)
  const gone = await admin.remove(other.id)
  expect(gone.statusCode).toBe(200)
  expect(gone.json()).toEqual({ userId: other.id })
  const headers = bearer(session.access_token)
  expect((await app.get('/api/user_roles', headers)).statusCode).toBe(401)
  expect((await app.get('/api/auth/user', headers)).json()).toMatchObject({
    error_code: 'session_not_found',
  })
  const { refresh_token } = session
  const refreshed = await app.post('/api/auth/token?grant_type=refresh_token', { refresh_token })
  expect(refreshed.json()).toMatchObject({ error_code: 'session_not_found' })
  const again = await app.post('/api/auth/token?grant_type=password', other)
  expect(again.json()).toMatchObject({ error_code: 'invalid_credentials' })
  expect(app.logs.find(({ msg }) => msg === 'user deleted')).toMatchObject({
    by: admin.id,
    user: other.id,
  })
})

test('nobody can delete their own account or an unknown one', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  for (const spelled of [admin.id, admin.id.toUpperCase()]) {
    const own = await admin.remove(spelled)
    expect(own.statusCode).toBe(403)
    expect(own.json()).toMatchObject({ code: 'own_account' })
  }
  const missing = await admin.remove('01980000-0000-7000-8000-000000000000')
  expect(missing.statusCode).toBe(404)
  expect(missing.json()).toMatchObject({ code: 'not_found' })
  for (const nonsense of ['', 'x', null, 5, [admin.id]])
    expect((await admin.remove(nonsense)).statusCode).toBe(422)
})

test('an admin deleted while a call of theirs is running changes nothing', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const other = await asAdmin(app)
  // Other hashes are queued before the one that the deleted admin's call needs.
  const ahead = Array.from({ length: 20 }, () =>
    hashPassword({ name: other.id, isKnown: true }, password),
  )
  const creating = other.create({ email: 'late@staff.example', password, role: 'admin' })
  await sleep(50)
  expect((await admin.remove(other.id)).statusCode).toBe(200)
  const created = await creating
  await Promise.all(ahead)
  expect([created.statusCode, created.json().code]).toEqual([403, 'forbidden'])
  const users = await app.database.db.selectFrom('users').select('id').execute()
  expect(users).toEqual([{ id: admin.id }])
  const now = app.clock.now()
  const late = { email: 'later@staff.example', password, role: 'user' } as const
  await expect(createUser(app.database, late, now, { actorId: other.id })).rejects.toThrow(
    'not allowed',
  )
})

test('an admin demoted while their call is running deletes nobody', async () => {
  await using app = await startTestApp()
  const [, demoted] = [await app.makeUser({ role: 'admin' }), await app.makeUser()]
  const { id } = await app.makeUser()
  const by = { userId: demoted.id, email: demoted.email }
  await expect(deleteUser(app.database, id, by, app.clock.now)).rejects.toThrow('not allowed')
  expect(await app.database.db.selectFrom('users').select('id').execute()).toHaveLength(3)
})

test('if two admins delete each other at the same moment, one remains', async () => {
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app })
  const { db } = app.database
  for (let round = 0; round < 60; round++) {
    const [one, two] = [await asAdmin(app), await asAdmin(other)]
    const answers = await Promise.all([one.remove(two.id), two.remove(one.id)])
    const [winner, loser] = statuses(answers)
    expect(winner).toBe(200)
    // Either the transaction refuses it, or its session has already ended.
    expect([401, 409]).toContain(loser)
    const admins = await db.selectFrom('user_roles').select('user_id').execute()
    expect(admins).toHaveLength(1)
    await db.deleteFrom('users').execute()
  }
})

test('if many admins delete each other at once, one remains', async () => {
  await using app = await startTestApp()
  const admins = await Promise.all(Array.from({ length: 6 }, () => asAdmin(app)))
  await Promise.all(
    admins.flatMap((admin) =>
      admins.filter(({ id }) => id !== admin.id).map(({ id }) => admin.remove(id)),
    ),
  )
  const left = await app.database.db.selectFrom('user_roles').select('role').execute()
  expect(left).toEqual([{ role: 'admin' }])
})

test('the list can be limited to one role, and its total counts only that role', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  await app.makeUser({ role: 'user' })
  await app.makeUser({ role: 'user' })
  const page: Page & { rows: { user_id: string }[] } = (await admin.list('?role=admin')).json()
  expect(page.total).toBe(1)
  expect(page.rows.map((row) => row.user_id)).toEqual([admin.id])
  expect((await admin.list('?role=user&limit=1')).json()).toMatchObject({ total: 2 })
  expect((await admin.list('?role=owner')).statusCode).toBe(422)
})

test('the list can exclude deactivated accounts, also from its total', async () => {
  await using app = await startTestApp()
  const admin = await asAdmin(app)
  const shut = await app.makeUser({ role: 'admin' })
  await app.makeUser({ role: 'user' })
  await app.patch(`/api/people/${shut.id}`, { active: false }, admin.headers)
  const page: Page & { rows: { user_id: string }[] } = (
    await admin.list('?role=admin&active=1')
  ).json()
  expect([page.total, page.rows.map((row) => row.user_id)]).toEqual([1, [admin.id]])
  expect((await admin.list('?active=1')).json()).toMatchObject({ total: 2 })
  const everybody: Page = (await admin.list('')).json()
  expect([everybody.total, everybody.rows.length]).toEqual([3, 3])
  expect((await admin.list('?active=0')).statusCode).toBe(422)
})
