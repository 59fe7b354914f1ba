import { createHmac, randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { HOUR, SECOND } from '#contract/durations.ts'
import { loadSecrets } from './secrets.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const calls = [
  { method: 'GET', url: '/api/user_roles', admins: true },
  { method: 'POST', url: '/api/admin-create-user', admins: true },
  { method: 'POST', url: '/api/admin-delete-user', admins: true },
  { method: 'POST', url: '/api/admin-invite-user', admins: true },
  { method: 'GET', url: '/api/invitations', admins: true },
  { method: 'POST', url: '/api/is_admin', admins: false },
] as const

const callAll = (app: TestApp, headers: Record<string, string>) =>
  Promise.all(calls.map(({ method, url }) => app.app.inject({ method, url, headers })))

test('anonymous callers get 401 with a challenge, people without the permission 403, and no data', async () => {
  await using app = await startTestApp()
  const user = bearer(await app.adminToken('user'))
  for (const headers of [{}, { authorization: 'Basic YTpi' }, bearer('x'), bearer('a.b.c')])
    for (const answer of await callAll(app, headers)) {
      expect(answer.statusCode).toBe(401)
      expect(answer.headers['www-authenticate']).toBe('Bearer')
      expect(answer.headers['content-type']).toContain('application/problem+json')
      expect(answer.json()).toMatchObject({ code: 'unauthorized', status: 401 })
    }
  const answers = await callAll(app, user)
  for (const [at, { admins }] of calls.entries()) {
    const { statusCode, headers, body } = answers[at]!
    expect(statusCode).toBe(admins ? 403 : 200)
    expect(headers['www-authenticate']).toBe(admins ? 'Bearer' : undefined)
    expect(body.includes('"code":"forbidden"')).toBe(admins)
    expect(body).not.toContain('staff.example')
  }
})

test('every call for admins requires a sign-in and refuses accounts without the admin role', async () => {
  await using app = await startTestApp()
  type Operations = Record<string, { security?: { session: string[] }[] }>
  const { paths } = (await app.get('/api/openapi.json')).json<{
    paths: Record<string, Operations>
  }>()
  const user = bearer(await app.adminToken('user'))
  let forAdmins = 0
  for (const [path, operations] of Object.entries(paths))
    for (const [method, { security }] of Object.entries(operations)) {
      if (!security?.[0]?.session.includes('admin')) continue
      forAdmins++
      const url = path.replaceAll(/\{\w+\}/g, randomUUID())
      const call = (headers = {}) =>
        app.app.inject({ method: method.toUpperCase() as 'GET', url, headers })
      expect((await call()).statusCode, `${method} ${path}`).toBe(401)
      expect((await call(user)).statusCode, `${method} ${path}`).toBe(403)
    }
  expect(forAdmins).toBeGreaterThan(40)
})

test('the bearer header is accepted in any case and spacing, but only if nothing else is in it', async () => {
  await using app = await startTestApp()
  const token = await app.adminToken()
  const read = async (authorization: string) =>
    (await app.get('/api/auth/user', { authorization })).statusCode
  for (const good of [`Bearer ${token}`, `bearer   ${token}`, `BEARER ${token}`])
    expect(await read(good), good.slice(0, 12)).toBe(200)
  for (const bad of [`Bearer${token}`, `x Bearer ${token}`, `Bearer ${token} x`, 'Bearer ', token])
    expect(await read(bad), bad.slice(0, 12)).toBe(401)
})

test('is_admin needs no body and returns true for admins, false for others', async () => {
  await using app = await startTestApp()
  const [admin, user] = [await app.adminToken(), await app.adminToken('user')]
  for (const body of [undefined, {}, { role: 'admin' }]) {
    expect((await app.post('/api/is_admin', body, bearer(admin))).body).toBe('true')
    expect((await app.post('/api/is_admin', body, bearer(user))).body).toBe('false')
  }
  const json = { 'content-type': 'application/json', ...bearer(user) }
  expect((await app.post('/api/is_admin', undefined, json)).body).toBe('false')
})

test('a demotion takes effect at the next call, with any token', async () => {
  await using app = await startTestApp()
  const headers = bearer(await app.adminToken())
  expect((await app.get('/api/user_roles', headers)).statusCode).toBe(200)
  await app.database.db.updateTable('user_roles').set({ role: 'user' }).execute()
  expect((await app.get('/api/user_roles', headers)).statusCode).toBe(403)
  await app.database.db.deleteFrom('user_roles').execute()
  expect((await app.post('/api/is_admin', undefined, headers)).body).toBe('false')
})

test('a session that was ended, was idle for too long or has expired is refused', async () => {
  await using app = await startTestApp()
  const headers = bearer(await app.adminToken())
  const at = { last_seen_at: new Date(app.clock.now().getTime() - 13 * HOUR).toISOString() }
  await app.database.db.updateTable('sessions').set(at).execute()
  expect((await app.get('/api/user_roles', headers)).statusCode).toBe(401)
  const others = bearer(await app.adminToken())
  await app.post('/api/auth/logout', undefined, others)
  expect((await app.get('/api/user_roles', others)).statusCode).toBe(401)
  const third = bearer(await app.adminToken())
  app.clock.advance(601 * SECOND)
  expect((await app.get('/api/user_roles', third)).statusCode).toBe(401)
})

test('only a token signed by our own key in our own format is accepted', async () => {
  await using app = await startTestApp()
  const token = await app.adminToken()
  const { env } = readEnv({ DATA_DIR: app.place.DATA_DIR })
  const ring = await loadSecrets(app.database, env!)
  const key = ring.tokenKey
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  const header = { alg: 'HS256', typ: 'JWT', kid: ring.kid }
  const sign = (head: object, body: object = claims, by: Uint8Array = key) =>
    new SignJWT({ ...body }).setProtectedHeader({ ...header, ...head }).sign(by)
  const written = (head: object) =>
    [head, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const unsigned = (head: object) => `${written(head)}.`
  const sha512 = written({ ...header, alg: 'HS512' })
  const attacker = new Uint8Array(64).fill(7)
  const jwk = { kty: 'oct', k: Buffer.from(attacker).toString('base64url'), alg: 'HS256' }
  const now = claims.iat
  const forgeries = {
    none: unsigned({ ...header, alg: 'none' }),
    'no algorithm': unsigned({ typ: 'JWT', kid: ring.kid }),
    'another key': await sign({}, claims, attacker),
    'a key of its own': await sign({ jwk }, claims, attacker),
    'a key from elsewhere': await sign({ jku: 'https://evil.example/keys' }, claims, attacker),
    'another algorithm': `${sha512}.${createHmac('sha512', key).update(sha512).digest('base64url')}`,
    'an unknown key id': await sign({ kid: '../../dev/null' }),
    'no key id': await sign({ kid: undefined }),
    'a critical extension': await sign({ crit: ['b64'], b64: true }),
    'another type': await sign({ typ: 'at+jwt' }),
    'another issuer': await sign({}, { ...claims, iss: 'https://evil.example' }),
    'another audience': await sign({}, { ...claims, aud: 'anon' }),
    'no expiry': await sign({}, { ...claims, exp: undefined }),
    'an expiry gone by': await sign({}, { ...claims, exp: now - 1 }),
    'a time to come': await sign({}, { ...claims, iat: now + 120 }),
    'no session': await sign({}, { ...claims, session_id: undefined }),
    'another session': await sign({}, { ...claims, session_id: claims.sub }),
    'another person': await sign({}, { ...claims, sub: claims.session_id }),
    'more than a token of ours can say': await sign({}, { ...claims, more: 'x'.repeat(2_000) }),
    'a changed end': `${token.slice(0, -4)}AAAA`,
  }
  for (const [what, forged] of Object.entries(forgeries)) {
    expect((await app.get('/api/user_roles', bearer(forged))).statusCode, what).toBe(401)
    expect((await app.get('/api/auth/user', bearer(forged))).statusCode, what).toBe(403)
  }
  const genuine = await sign({})
  expect((await app.get('/api/user_roles', bearer(genuine))).statusCode).toBe(200)
})
