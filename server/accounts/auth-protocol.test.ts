import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

const json = { 'content-type': 'application/json;charset=UTF-8' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const versioned = { 'x-supabase-api-version': '2024-01-01' }

test('signing out works with a JSON content type and no body, and by default ends all sessions', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  await app.signIn(email, password)
  const { access_token } = await app.signIn(email, password)
  const headers = { ...json, authorization: `Bearer ${access_token}` }
  const answer = await app.post('/api/auth/logout', undefined, headers)
  expect(answer.statusCode).toBe(204)
  expect(answer.body).toBe('')
  expect(await app.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('an unknown scope is refused and ends no session', async () => {
  await using app = await startTestApp()
  const headers = { authorization: `Bearer ${await app.adminToken()}` }
  for (const scope of ['everything', '', 'toString']) {
    const answer = await app.post(`/api/auth/logout?scope=${scope}`, undefined, headers)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: `Unsupported logout scope "${scope}"`,
    })
  }
  const long = await app.post(`/api/auth/logout?scope=${'x'.repeat(101)}`, undefined, headers)
  expect([long.statusCode, long.json().error_code]).toEqual([400, 'validation_failed'])
  expect(long.body).not.toContain('xxx')
  expect((await app.get('/api/auth/user', headers)).statusCode).toBe(200)
})

test('unknown paths and methods are answered with the error shape of the contract, never with HTML', async () => {
  await using app = await startTestApp()
  const cases: [InjectOptions['method'], string, number, string?][] = [
    ['GET', '/api/auth/nope', 404],
    ['GET', '/api/auth/constructor', 404],
    ['POST', '/api/auth/signup', 404],
    ['POST', '/api/auth/otp', 404],
    ['POST', '/api/auth/magiclink', 404],
    ['GET', '/api/auth/admin/users', 404],
    ['GET', '/api/auth/', 404],
    ['POST', '/api/auth/token/', 404],
    ['DELETE', '/api/auth/token', 405, 'POST'],
    ['GET', '/api/auth/token?grant_type=password', 405, 'POST'],
    ['POST', '/api/auth/user', 405, 'GET, HEAD, PUT'],
    ['GET', '/api/auth/recover', 405, 'POST'],
    ['GET', '/api/auth/verify?type=recovery', 405, 'POST'],
    ['GET', '/api/auth/logout?scope=local', 405, 'POST'],
    ['GET', '/api/auth/factors', 405, 'POST'],
    ['GET', '/api/auth/recovery-codes', 405, 'POST'],
    ['PUT', '/api/auth/passkeys/x', 405, 'DELETE, PATCH'],
  ]
  for (const [method, url, status, allow] of cases) {
    const answer = await app.app.inject({ method, url, headers: versioned })
    expect(answer.statusCode, url).toBe(status)
    const code = status === 404 ? 'not_found' : 'method_not_allowed'
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.headers['x-sb-error-code']).toBe(code)
    expect(answer.headers.allow).toBe(allow)
    expect(answer.headers['www-authenticate']).toBeUndefined()
    const { message, ...rest } = answer.json()
    expect(rest).toEqual({ code, error_code: code, msg: message })
  }
})

test('an error has the shape expected by the client’s API version', async () => {
  await using app = await startTestApp()
  const old = await app.get('/api/auth/user')
  expect(old.statusCode).toBe(401)
  expect(old.headers['www-authenticate']).toBe('Bearer')
  expect((await app.post('/api/auth/logout')).headers['www-authenticate']).toBe('Bearer')
  expect(old.headers['x-supabase-api-version']).toBeUndefined()
  const message = 'This endpoint requires a valid Bearer token'
  expect(old.json()).toEqual({ code: 401, error_code: 'no_authorization', msg: message })
  const current = await app.get('/api/auth/user', versioned)
  expect(current.headers['x-supabase-api-version']).toBe('2024-01-01')
  expect(current.headers['x-sb-error-code']).toBe('no_authorization')
  expect(current.json()).toEqual({
    code: 'no_authorization',
    error_code: 'no_authorization',
    message,
    msg: message,
  })
})

test('an API version older than the new error shape, or one that is not a date, gets the old shape', async () => {
  await using app = await startTestApp()
  const shape = async (version: string) => {
    const answer = await app.get('/api/auth/user', { 'x-supabase-api-version': version })
    return answer.json<{ code: unknown }>().code
  }
  for (const old of ['2023-12-31', 'v2024-01-01', '2024-01-01x', '9', 'tomorrow'])
    expect(await shape(old), old).toBe(401)
  for (const current of ['2024-01-01', '2025-10-31'])
    expect(await shape(current), current).toBe('no_authorization')
})

test('requests refused by the framework get the same error shape, without echoing what was sent', async () => {
  await using app = await startTestApp()
  const url = '/api/auth/token?grant_type=password'
  const cases: [string | Buffer, Record<string, string>, number, string][] = [
    ['{"password":"hunter2 hunter2', json, 400, 'bad_json'],
    ['{"__proto__":{"role":"admin"}}', json, 400, 'bad_json'],
    [Buffer.from([0x22, 0xff, 0x22]), json, 400, 'bad_json'],
    ['["hunter2 hunter2"]', json, 400, 'validation_failed'],
    ['{"email":5,"password":"hunter2 hunter2"}', json, 400, 'validation_failed'],
    ['{"email":{"$ne":""},"password":"hunter2 hunter2"}', json, 400, 'validation_failed'],
    ['null', json, 400, 'validation_failed'],
    ['', json, 400, 'validation_failed'],
    [`{"email":"${'x'.repeat(70_000)}"}`, json, 413, 'request_entity_too_large'],
    ['email=a&password=b', { 'content-type': 'text/plain' }, 415, 'unsupported_media_type'],
    ['email=a&password=b', form, 415, 'unsupported_media_type'],
  ]
  for (const [payload, headers, status, code] of cases) {
    const answer = await app.post(url, payload, { ...headers, ...versioned })
    expect(answer.statusCode, String(payload).slice(0, 60)).toBe(status)
    expect(answer.json()).toMatchObject({ code, error_code: code })
    expect(answer.body).not.toContain('hunter2')
    expect(answer.headers['cache-control']).toContain('no-store')
  }
})

test('a database failure is answered with 500 without revealing the cause', async () => {
  await using app = await startTestApp({ expectErrors: true })
  const { email, password } = await app.makeUser()
  const { refresh_token } = await app.signIn(email, password)
  await app.database.db.schema.dropTable('sessions').execute()
  const answer = await app.post('/api/auth/token?grant_type=refresh_token', { refresh_token })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ error_code: 'unexpected_failure' })
  expect(answer.body).not.toContain('sessions')
  expect(answer.headers['retry-after']).toBeUndefined()
  const entry = app.logs.find(({ msg }) => msg === 'request failed')
  expect(entry).toMatchObject({ level: 50, err: { stack: expect.stringContaining('at ') } })
})
