import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { MINUTE } from '#contract/durations.ts'
import { openCounters } from '#server/http/limits/limit-counters.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const signIn = (app: TestApp, email: string, password: string, headers = {}) =>
  app.post('/api/auth/token?grant_type=password', { email, password }, headers)

const statuses = (answers: { statusCode: number }[]) => {
  const count: Record<number, number> = {}
  for (const { statusCode } of answers) count[statusCode] = (count[statusCode] ?? 0) + 1
  return count
}

/** Resolves when the queue is full. Which sign-ins of the flood are refused depends on the database. */
const oneTurnedAway = (flood: ReturnType<typeof signIn>[]) =>
  Promise.any(
    flood.map(async (answer) => {
      if ((await answer).statusCode !== 503) throw new Error('was not turned away')
    }),
  )

test('a sign-in returns the session and the user, and nothing else', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ email: 'ada@staff.example', role: 'admin' })
  const answer = await signIn(app, ' ADA@Staff.Example ', user.password, { 'user-agent': 'Lynx' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const now = app.clock.now()
  expect(answer.json()).toEqual({
    access_token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    token_type: 'bearer',
    expires_in: 600,
    expires_at: Math.floor(now.getTime() / 1000) + 600,
    refresh_token: expect.stringMatching(/^[\w-]{52}$/),
    user: {
      id: user.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@staff.example',
      email_confirmed_at: now.toISOString(),
      phone: '',
      confirmed_at: now.toISOString(),
      last_sign_in_at: now.toISOString(),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [],
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
      is_anonymous: false,
    },
  })
  const claims = Buffer.from(answer.json().access_token.split('.')[1], 'base64url').toString()
  expect(claims).not.toContain('staff.example')
  expect(claims).not.toContain('admin')
  const session = await app.database.db.selectFrom('sessions').selectAll().executeTakeFirst()
  expect(session).toMatchObject({ user_id: user.id, user_agent: 'Lynx', counter: 0 })
})

test('a wrong password and an unknown email get the same answer, byte for byte', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  const attempts = [
    await signIn(app, email, `${password}!`),
    await signIn(app, email, ''),
    await signIn(app, 'nobody@staff.example', password),
    await signIn(app, 'not an address', password),
    await signIn(app, `${'x'.repeat(5000)}@staff.example`, password),
  ]
  for (const { statusCode, body, headers } of attempts) {
    expect(statusCode).toBe(400)
    expect(body).toBe(attempts[0]!.body)
    expect(Object.keys(headers)).toEqual(Object.keys(attempts[0]!.headers))
  }
  expect(attempts[0]!.json()).toMatchObject({
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  })
})

test('an email that no account can have is answered and counted like an unknown one', async () => {
  await using app = await startTestApp()
  const attempt = (email: string) => signIn(app, email, 'not the password')
  const unknown = await attempt('nobody@staff.example')
  for (const email of [
    'a\u0000@staff.example',
    '\u0000',
    'no address',
    'x'.repeat(300),
    '\ud800',
  ]) {
    const answer = await attempt(email)
    expect([answer.statusCode, answer.body], email).toEqual([400, unknown.body])
  }
  for (let each = 1; each < 10; each++) await attempt('a\u0000@staff.example')
  expect((await attempt('a\u0000@staff.example')).statusCode).toBe(429)
})

test('an unknown email costs a hash like a known one, so both take equally long', async () => {
  await using app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  const token = await app.adminToken()
  const known = { email: 'known@staff.example', password: 'a long enough password' }
  await app.post('/api/admin-create-user', known, { authorization: `Bearer ${token}` })
  for (const name of ['known', 'unknown']) {
    // More at once than can run or wait: some are refused only because each needs a hash.
    const flood = Array.from({ length: 60 }, () => signIn(app, `${name}@staff.example`, 'wrong'))
    const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
    expect(statuses, name).toContain(503)
    expect(statuses, name).toContain(400)
  }
})

test('a sign-in without an email, or with another grant type, gets an error that says so', async () => {
  await using app = await startTestApp()
  for (const email of ['', null, undefined]) {
    const answer = await app.post('/api/auth/token?grant_type=password', { email, password: 'x' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'missing email or phone',
    })
  }
  for (const query of [
    '?grant_type=id_token',
    '?grant_type=constructor',
    '',
    '?grant_type=a&grant_type=b',
  ]) {
    const answer = await app.post(`/api/auth/token${query}`, { email: 'a@b.example' })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error_code: 'invalid_credentials',
      msg: 'unsupported_grant_type',
    })
  }
})

test('unknown and null properties of the body are ignored', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  const answer = await app.post('/api/auth/token?grant_type=password', {
    email,
    password,
    gotrue_meta_security: { captcha_token: null },
    code_challenge: null,
    code_challenge_method: null,
    role: 'admin',
  })
  expect(answer.statusCode).toBe(200)
})

test('after ten failures in fifteen minutes an email is blocked for all clients, whether it is known or not', async () => {
  await using app = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const { email, password } = await app.makeUser()
  for (const name of [email, 'nobody@staff.example']) {
    for (let attempt = 0; attempt < 10; attempt++) {
      const from = { 'x-forwarded-for': `203.0.113.${attempt}` }
      expect((await signIn(app, name, 'wrong', from)).statusCode).toBe(400)
    }
    const refused = await signIn(app, name.toUpperCase(), password)
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      msg: 'Request rate limit reached',
    })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
  }
  app.clock.advance(15 * MINUTE)
  expect((await signIn(app, email, password)).statusCode).toBe(200)
})

test('parallel guesses are all counted', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser()
  const guesses = Array.from({ length: 30 }, (_, at) => signIn(app, email, `guess ${at}`))
  expect(statuses(await Promise.all(guesses))).toEqual({ 400: 10, 429: 20 })
})

test('after fifty failures one client is blocked, and only that one', async () => {
  await using app = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const here = { 'x-forwarded-for': '203.0.113.7' }
  for (let account = 0; account < 10; account++) {
    const { email } = await app.makeUser()
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await signIn(app, email, 'wrong', here)).statusCode).toBe(400)
  }
  const { email, password } = await app.makeUser()
  for (let attempt = 0; attempt < 12; attempt++)
    expect((await signIn(app, email, password, here)).statusCode).toBe(429)
  const elsewhere = { 'x-forwarded-for': '203.0.113.8' }
  expect((await signIn(app, email, password, elsewhere)).statusCode).toBe(200)
})

test('a blocked client leaves no counters behind for the emails it invents', async () => {
  await using app = await startTestApp()
  const guess = (at: number) => signIn(app, `invented-${at}@x.example`, 'guess')
  for (let at = 0; at < 50; at++) expect((await guess(at)).statusCode).toBe(400)
  const counters = await openCounters(app.database, app.place.DATA_DIR)
  const keysOf = async () =>
    (await counters.selectFrom('limit_uses').select('key').orderBy('key').execute()).map(
      ({ key }) => key,
    )
  const before = await keysOf()
  expect(before.filter((key) => key.startsWith('sign-in-account:'))).toHaveLength(50)
  const refused = await Promise.all(Array.from({ length: 50 }, (_, at) => guess(100 + at)))
  expect(statuses(refused)).toEqual({ 429: 50 })
  expect(await keysOf()).toEqual(before)
  if (app.database.dialect === 'sqlite') await counters.destroy()
})

test('successful sign-ins do not count as failures', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  for (let attempt = 0; attempt < 60; attempt++)
    expect((await signIn(app, email, password)).statusCode).toBe(200)
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await signIn(app, email, 'wrong')).statusCode).toBe(400)
})

test('after sixty successful sign-ins in fifteen minutes a client must wait, and others need not', async () => {
  await using app = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const { email, password } = await app.makeUser()
  const here = { 'x-forwarded-for': '203.0.113.7' }
  for (let each = 0; each < 60; each++)
    expect((await signIn(app, email, password, here)).statusCode).toBe(200)
  const refused = await signIn(app, email, password, here)
  expect([refused.statusCode, refused.json().msg]).toEqual([429, 'Request rate limit reached'])
  expect(Number(refused.headers['retry-after'])).toBe(900)
  const sessions = app.database.db.selectFrom('sessions').select('id')
  expect(await sessions.execute()).toHaveLength(50)
  const elsewhere = { 'x-forwarded-for': '203.0.113.8' }
  expect((await signIn(app, email, password, elsewhere)).statusCode).toBe(200)
  app.clock.advance(15 * MINUTE)
  expect((await signIn(app, email, password, here)).statusCode).toBe(200)
})

test('parallel sign-ins with the right password all succeed, and none of them is counted', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  const right = Array.from({ length: 20 }, () => signIn(app, email, password))
  expect(statuses(await Promise.all(right))).toEqual({ 200: 20 })
  const mixed = Array.from({ length: 20 }, (_, at) => signIn(app, email, at % 2 ? password : 'no'))
  const { 200: opened = 0, 400: wrong, 429: refused = 0 } = statuses(await Promise.all(mixed))
  expect([wrong, opened + refused]).toEqual([10, 10])
  expect(statuses([await signIn(app, email, password)])).toEqual({ 429: 1 })
})

test.each([
  ['one client', () => '203.0.113.1'],
  ['one IPv6 /48', (at: number) => `2001:db8:7:${at.toString(16)}::1`],
])(
  'an endless flood of wrong sign-ins from %s refuses neither a known browser nor another client',
  async (_who, addressOf) => {
    await using app = await startTestApp({ env: { RATE_LIMITS: 'off', TRUST_PROXY: '1' } })
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    const [owner, colleague] = [await app.makeUser(), await app.makeUser()]
    const known = await signIn(app, owner.email, owner.password)
    const cookie = String(known.headers['set-cookie']).split(';')[0]!
    const over = new AbortController()
    const refused = Promise.withResolvers<void>()
    const flood = Array.from({ length: 60 }, async (_, at) => {
      while (!over.signal.aborted) {
        const answer = await signIn(app, `bot-${at}@x.example`, 'guess', from(addressOf(at)))
        if (answer.statusCode === 503) refused.resolve()
      }
    })
    await refused.promise
    const honest = await Promise.all([
      signIn(app, owner.email, owner.password, { cookie, ...from(addressOf(0)) }),
      signIn(app, colleague.email, colleague.password, from('203.0.113.2')),
    ])
    over.abort()
    await Promise.all(flood)
    expect(statuses(honest)).toEqual({ 200: 2 })
  },
)

test('a known browser is served before many clients with one wrong sign-in each', async () => {
  await using app = await startTestApp({ env: { RATE_LIMITS: 'off', TRUST_PROXY: '1' } })
  const owner = await app.makeUser()
  const known = await signIn(app, owner.email, owner.password)
  const cookie = String(known.headers['set-cookie']).split(';')[0]!
  const flood = Array.from({ length: 60 }, (_, at) =>
    signIn(app, `bot-${at}@x.example`, 'guess', { 'x-forwarded-for': `203.0.113.${at}` }),
  )
  let answered = 0
  for (const each of flood) void each.then(() => answered++)
  await oneTurnedAway(flood)
  expect((await signIn(app, owner.email, owner.password, { cookie })).statusCode).toBe(200)
  expect(answered).toBeLessThan(55)
  expect(statuses(await Promise.all(flood))).toHaveProperty('503')
})

test('a flood of sign-ins is answered with 503 and locks nobody out', async () => {
  await using app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  const flood = Array.from({ length: 150 }, (_, at) => signIn(app, `bot-${at}@x.example`, 'guess'))
  const answers = await Promise.all(flood)
  const busy = answers.filter(({ statusCode }) => statusCode === 503)
  expect(busy.length).toBeGreaterThan(0)
  expect(busy.length + statuses(answers)[400]!).toBe(150)
  expect(busy[0]!.json()).toMatchObject({
    error_code: 'unexpected_failure',
    msg: 'Busy, please try again.',
  })
  expect(busy[0]!.headers['retry-after']).toBe('2')
  const logged = app.logs.filter(({ msg }) => msg === 'request failed')
  expect(logged.length).toBeLessThanOrEqual(20)
  const { email, password } = await app.makeUser()
  expect((await signIn(app, email, password)).statusCode).toBe(200)
})
