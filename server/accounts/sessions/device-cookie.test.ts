import { expect, test } from 'vitest'
import { DAY, MINUTE } from '#contract/durations.ts'
import { testSite } from '#tests/test-site.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { resetAccount } from '#server/accounts/reset-account.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>
type User = { email: string; password: string }

const signIn = (app: TestApp, { email, password }: User, cookie?: string, ip = '203.0.113.7') =>
  app.post(
    '/api/auth/token?grant_type=password',
    { email, password },
    { 'x-forwarded-for': ip, ...(cookie !== undefined && { cookie }) },
  )

const wrong = ({ email }: User) => ({ email, password: 'not the password' })

/** Signs in and returns the cookie as the browser sends it back. */
async function deviceOf(app: TestApp, user: User, before?: string) {
  const answer = await signIn(app, user, before)
  expect(answer.statusCode).toBe(200)
  return String(answer.headers['set-cookie']).split(';')[0]!
}

/** Uses up the failed sign-ins that strangers have together. */
async function lockStrangersOut(app: TestApp, user: User) {
  const from = (attempt: number) => `198.51.100.${attempt}`
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await signIn(app, wrong(user), undefined, from(attempt))).statusCode).toBe(400)
  expect((await signIn(app, user, undefined, from(10))).statusCode).toBe(429)
}

const behindProxy = { env: { TRUST_PROXY: '1' } }

test('a sign-in sets a device cookie with exactly these attributes, and nothing else does', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  const answer = await signIn(app, user)
  expect(answer.headers['set-cookie']).toMatch(
    /^device=[\w-]{48}; Max-Age=7776000; Path=\/api\/auth; HttpOnly; SameSite=Strict$/,
  )
  const { access_token, refresh_token } = answer.json()
  const authorization = `Bearer ${access_token}`
  const others = [
    await signIn(app, wrong(user)),
    await signIn(app, wrong(user), 'device=x'),
    await app.post('/api/auth/token?grant_type=refresh_token', { refresh_token }),
    await app.get('/api/auth/user', { authorization }),
    await app.post('/api/auth/logout', undefined, { authorization }),
  ]
  for (const { headers } of others) expect(headers['set-cookie']).toBeUndefined()
})

test('the cookie is Secure when the public address is https', async () => {
  for (const [PUBLIC_URL, builtFor, isSecure] of [
    ['https://agency.example', undefined, true],
    ['http://agency.example', undefined, false],
    ['', 'https://agency.com', true],
    ['http://localhost:3000', 'https://agency.com', false],
    // Nobody owns such a name: the site is being tried on a laptop.
    ['', 'https://agency.example', false],
  ] as const) {
    const site = builtFor && { ...testSite({ '/': 'Home' }), origin: builtFor }
    await using app = await startTestApp({ env: { PUBLIC_URL }, ...(site && { site }) })
    const { headers } = await signIn(app, await app.makeUser())
    expect(String(headers['set-cookie']).endsWith('; SameSite=Strict; Secure')).toBe(isSecure)
  }
})

test('the cookie contains nothing about the person and changes with each sign-in', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ email: 'ada@staff.example' })
  const [one, two] = [await deviceOf(app, user), await deviceOf(app, user)]
  expect(one).not.toBe(two)
  for (const cookie of [one, two]) {
    const bytes = Buffer.from(cookie.slice('device='.length), 'base64url')
    expect(bytes.toString('latin1')).not.toContain('ada')
    expect(bytes.toString('hex')).not.toContain(user.id.replaceAll('-', ''))
  }
})

test('the owner can sign in from a known browser while strangers have used up the account’s attempts', async () => {
  await using app = await startTestApp(behindProxy)
  const user = await app.makeUser()
  const device = await deviceOf(app, user)
  await lockStrangersOut(app, user)
  const answer = await signIn(app, user, `theme=dark; ${device}; lang=en`)
  expect(answer.statusCode).toBe(200)
  // The cookie set by this sign-in works as well.
  const renewed = String(answer.headers['set-cookie']).split(';')[0]!
  expect((await signIn(app, user, renewed)).statusCode).toBe(200)
})

test('the owner can sign in from a known browser at an address whose attempts are used up', async () => {
  await using app = await startTestApp(behindProxy)
  const user = await app.makeUser()
  const device = await deviceOf(app, user)
  for (let attempt = 0; attempt < 50; attempt++)
    await signIn(app, { email: `nobody-${attempt}@staff.example`, password: 'guess' })
  expect((await signIn(app, user)).statusCode).toBe(429)
  expect((await signIn(app, user, device)).statusCode).toBe(200)
})

test('a cookie that is forged, changed, expired or of another account has no effect', async () => {
  await using app = await startTestApp(behindProxy)
  const [user, other] = [await app.makeUser(), await app.makeUser()]
  const device = await deviceOf(app, user)
  const foreign = await deviceOf(app, other)
  await lockStrangersOut(app, user)
  const bytes = Buffer.from(device.slice('device='.length), 'base64url')
  const flipped = [0, 15, 16, 19, 20, 35].map((at) => {
    const copy = Buffer.from(bytes)
    copy[at]! ^= 1
    return `device=${copy.toString('base64url')}`
  })
  const cookies = [
    foreign,
    ...flipped,
    device.slice(0, -1),
    `${device}A`,
    device.replace('device=', 'Device='),
    device.replace('device=', 'xdevice='),
    `device=${'A'.repeat(48)}`,
    `device=${'A'.repeat(15_000)}`,
    `device=${'.'.repeat(15_000)}`,
    'device=',
    'device',
    '',
  ]
  for (const cookie of cookies)
    expect((await signIn(app, user, cookie)).statusCode, cookie.slice(0, 80)).toBe(429)
  expect((await signIn(app, user, device)).statusCode).toBe(200)
})

test('ten failures in fifteen minutes use up the attempts of that device only', async () => {
  await using app = await startTestApp(behindProxy)
  const user = await app.makeUser()
  const device = await deviceOf(app, user)
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await signIn(app, wrong(user), device)).statusCode).toBe(400)
  const refused = await signIn(app, user, device, '198.51.100.9')
  expect(refused.statusCode).toBe(429)
  expect(refused.headers['retry-after']).toBe('900')
  expect(refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
  // Another browser, known or not, is not affected.
  const second = await deviceOf(app, user)
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await signIn(app, wrong(user))).statusCode).toBe(400)
  expect((await signIn(app, user, second)).statusCode).toBe(200)
  app.clock.advance(15 * MINUTE)
  expect((await signIn(app, user, device)).statusCode).toBe(200)
})

test('copies of a cookie share its attempts, wherever they are used', async () => {
  await using app = await startTestApp(behindProxy)
  await using beside = await startTestApp({ ...behindProxy, beside: app })
  const user = await app.makeUser()
  const device = await deviceOf(app, user)
  const guesses = Array.from({ length: 30 }, (_, at) =>
    signIn([app, beside][at % 2]!, wrong(user), device, `203.0.113.${at}`),
  )
  const statuses = (await Promise.all(guesses)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
})

test('a new password invalidates the account’s device cookies', async () => {
  await using app = await startTestApp(behindProxy)
  const user = await app.makeUser()
  const device = await deviceOf(app, user)
  const renewed = { ...user, password: 'an entirely new password' }
  await resetAccount(app.database, user.email, renewed.password, app.clock.now())
  await lockStrangersOut(app, renewed)
  expect((await signIn(app, renewed, device)).statusCode).toBe(429)
})

test('a device cookie expires ninety days after its sign-in', async () => {
  await using app = await startTestApp(behindProxy)
  const user = await app.makeUser()
  const device = await deviceOf(app, user)
  app.clock.advance(90 * DAY - MINUTE)
  await lockStrangersOut(app, user)
  expect((await signIn(app, user, device)).statusCode).toBe(200)
  app.clock.advance(MINUTE)
  expect((await signIn(app, user, device)).statusCode).toBe(429)
})

test('a browser is known for the last five accounts that signed in with it', async () => {
  await using app = await startTestApp(behindProxy)
  const users = await Promise.all(Array.from({ length: 6 }, () => app.makeUser()))
  let device: string | undefined
  for (const user of users) device = await deviceOf(app, user, device)
  // Another sign-in by one of them replaces its entry instead of taking a second place.
  device = await deviceOf(app, users[5]!, device)
  expect(device.split('.')).toHaveLength(5)
  for (const user of users) await lockStrangersOut(app, user)
  const statuses: number[] = []
  for (const user of users) statuses.push((await signIn(app, user, device)).statusCode)
  expect(statuses).toEqual([429, 200, 200, 200, 200, 200])
})

test('a wrong password and an unknown person get the same answer, also with a device cookie', async () => {
  await using app = await startTestApp(behindProxy)
  const user = await app.makeUser()
  const device = await deviceOf(app, user)
  const answers = [
    await signIn(app, wrong(user), device),
    await signIn(app, wrong(user)),
    await signIn(app, { email: 'nobody@staff.example', password: user.password }, device),
    await signIn(app, { email: 'nobody@staff.example', password: user.password }),
  ]
  for (const { statusCode, body, headers } of answers) {
    expect(statusCode).toBe(400)
    expect(body).toBe(answers[0]!.body)
    expect(Object.keys(headers)).toEqual(Object.keys(answers[0]!.headers))
  }
})

test('a device cookie gives no access without the password', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  const cookie = await deviceOf(app, user)
  expect((await app.get('/api/auth/user', { cookie })).statusCode).toBe(401)
  expect((await app.get('/api/user_roles', { cookie })).statusCode).toBe(401)
  const empty = await signIn(app, { email: user.email, password: '' }, cookie)
  expect(empty.statusCode).toBe(400)
})
