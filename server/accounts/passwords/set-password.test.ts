import { expect, test, vi } from 'vitest'
import { MINUTE } from '#contract/durations.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function signedIn(app: TestApp, wish: { email?: string } = {}) {
  const user = await app.makeUser(wish)
  const { access_token } = await app.signIn(user.email, user.password)
  const set = (body: object) => app.put('/api/auth/user', body, bearer(access_token))
  return { ...user, access_token, set }
}

const fresh = 'eleven lanterns by the harbour'

test('a new password ends the other sessions, keeps this one, and sends its owner a mail', async () => {
  await using app = await startTestApp()
  app.keepSecret(fresh)
  const user = await signedIn(app)
  const elsewhere = await app.signIn(user.email, user.password)
  const stranger = await signedIn(app)
  const set = await user.set({ password: fresh, current_password: user.password, nonce: null })
  expect(set.statusCode).toBe(200)
  expect(set.json()).toMatchObject({ id: user.id, email: user.email })
  const read = async (token: string) => (await app.get('/api/auth/user', bearer(token))).statusCode
  expect(await read(user.access_token)).toBe(200)
  expect(await read(elsewhere.access_token)).toBe(403)
  expect(await read(stranger.access_token)).toBe(200)
  await app.signIn(user.email, fresh)
  const old = { email: user.email, password: user.password }
  expect((await app.post('/api/auth/token?grant_type=password', old)).statusCode).toBe(400)
  expect(await mailsOf(app, 'password_changed')).toMatchObject([
    {
      recipient: user.email,
      subject_id: user.id,
      data: { link: { path: '/admin/forgot-password' } },
    },
  ])
})

test('the current password is required and must be correct', async () => {
  await using app = await startTestApp()
  const user = await signedIn(app)
  const missing = await user.set({ password: fresh })
  expect([missing.statusCode, missing.json().error_code]).toEqual([
    400,
    'current_password_required',
  ])
  const wrong = await user.set({ password: fresh, current_password: 'not the password' })
  expect([wrong.statusCode, wrong.json().error_code]).toEqual([400, 'current_password_invalid'])
  const same = await user.set({ password: user.password, current_password: user.password })
  expect([same.statusCode, same.json().error_code]).toEqual([422, 'same_password'])
  for (const body of [{}, { password: null }, { email: 'x@staff.example' }]) {
    const answer = await user.set(body)
    expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'validation_failed'])
  }
  expect((await app.put('/api/auth/user', { password: fresh })).statusCode).toBe(401)
  expect(await mailsOf(app, 'password_changed')).toEqual([])
  await app.signIn(user.email, user.password)
})

test('after ten wrong current passwords further ones are blocked, and sign-ins are not', async () => {
  await using app = await startTestApp()
  const user = await signedIn(app)
  for (let at = 0; at < 10; at++)
    expect((await user.set({ password: fresh, current_password: `no ${at}` })).statusCode).toBe(400)
  const right = { password: fresh, current_password: user.password }
  const refused = await user.set(right)
  expect([refused.statusCode, refused.json().error_code]).toEqual([429, 'over_request_rate_limit'])
  await app.signIn(user.email, user.password)
  app.clock.advance(16 * MINUTE)
  const { access_token } = await app.signIn(user.email, user.password)
  expect((await app.put('/api/auth/user', right, bearer(access_token))).statusCode).toBe(200)
})

test('right passwords are counted too, so ten requests in fifteen minutes are the most that one account can make', async () => {
  await using app = await startTestApp()
  const user = await signedIn(app)
  const same = { password: user.password, current_password: user.password }
  for (let at = 0; at < 9; at++) expect((await user.set(same)).statusCode).toBe(422)
  const change = { password: fresh, current_password: user.password }
  expect((await user.set(change)).statusCode).toBe(200)
  const back = { password: user.password, current_password: fresh }
  expect((await user.set(back)).statusCode).toBe(429)
})

test('a used-up account still gets a new password by a mailed link, whose session has ten requests of its own', async () => {
  await using app = await startTestApp()
  const user = await signedIn(app)
  for (let at = 0; at < 10; at++) await user.set({ password: fresh, current_password: `no ${at}` })
  await app.post('/api/auth/recover', { email: user.email })
  await expect.poll(() => mailsOf(app, 'recovery')).toHaveLength(1)
  const link = { type: 'recovery', token_hash: await mailedToken(app, 'recovery') }
  const opened = (await app.post('/api/auth/verify', link)).json<{ access_token: string }>()
  const set = (password: string) =>
    app.put('/api/auth/user', { password }, bearer(opened.access_token))
  for (let at = 0; at < 9; at++) expect((await set(user.password)).statusCode).toBe(422)
  expect((await set(fresh)).statusCode).toBe(200)
  await app.signIn(user.email, fresh)
})

test('a flood of password changes by one account keeps no new browser from signing in', async () => {
  await using app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  const [user, colleague] = [await signedIn(app), await app.makeUser()]
  const flood = Array.from({ length: 60 }, () =>
    user.set({ password: user.password, current_password: user.password }),
  )
  await Promise.race(flood.map(async (each) => (await each).statusCode === 503 || Promise.race([])))
  await app.signIn(colleague.email, colleague.password)
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([422, 503]))
})

test('a password has 12 to 128 characters of any kind', async () => {
  await using app = await startTestApp()
  const user = await signedIn(app)
  const normalize = vi.spyOn(String.prototype, 'normalize')
  const long = 'a\u0315\u0300'.repeat(50)
  for (const password of ['eleven char', long.slice(0, 129), 'x'.repeat(60_000)]) {
    const answer = await user.set({ password, current_password: user.password })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      error_code: 'weak_password',
      weak_password: { reasons: ['length'] },
    })
  }
  expect(normalize).not.toHaveBeenCalled()
  const flags = '🏳️'
  const password = `${flags.repeat(30)} unfurled again`
  const set = await user.set({ password, current_password: user.password })
  expect(set.statusCode).toBe(200)
  await app.signIn(user.email, password)
})

test('a common password is refused, also in disguised spelling', async () => {
  await using app = await startTestApp()
  const user = await signedIn(app, { email: 'maya.ortiz@staff.example' })
  for (const password of [
    'password1234',
    'Password1234!',
    'P@$$w0rd2026',
    'passwordpassword',
    'qwertyuiop123',
    'sunshine2024!',
    'iloveyou!!!!!',
    'aaaaaaaaaaaa',
    'ababababababab',
    '123456789012',
    '987654321098',
    'abcdefghijklm',
    'maya.ortiz@staff.example',
    'ortiz1234567',
    'xqz123456789',
  ]) {
    const answer = await user.set({ password, current_password: user.password })
    expect([answer.statusCode, answer.json().weak_password], password).toEqual([
      422,
      { reasons: ['pwned'] },
    ])
  }
})

test('a password that is merely unusual is accepted', async () => {
  await using app = await startTestApp()
  const user = await signedIn(app)
  let current = user.password
  for (const password of [
    'correct horse battery staple',
    'k7mqp-x2rtb-9hcwn-v4ejs',
    '839472857392',
    'superman eats lettuce',
    'Ökonomie für Anfänger',
    'acegikmoqsuw',
  ]) {
    const set = await user.set({ password, current_password: current })
    expect(set.statusCode, password).toBe(200)
    current = password
  }
})

test('if two passwords are set at the same moment, one of them takes effect', async () => {
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app })
  const user = await signedIn(app)
  const wishes = ['one lantern by the harbour', 'two lanterns by the harbour']
  const answers = await Promise.all(
    [app, other].map((server, at) =>
      server.put(
        '/api/auth/user',
        { password: wishes[at], current_password: user.password },
        bearer(user.access_token),
      ),
    ),
  )
  const statuses = answers.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  const winner = wishes[statuses.indexOf(200)]!
  await app.signIn(user.email, winner)
  expect(await mailsOf(app, 'password_changed')).toHaveLength(1)
})
