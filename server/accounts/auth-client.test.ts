import { AuthClient } from '@supabase/auth-js'
import { expect, onTestFinished, test } from 'vitest'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

/** The unmodified client, used as in a browser, against the listening server. */

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const storageKey = 'test.auth'

async function listening() {
  const app = await startTestApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.server.address()
  if (!address || typeof address === 'string') throw new Error('not listening')
  const dispose = app[Symbol.asyncDispose]
  return Object.assign(app, {
    url: `http://127.0.0.1:${address.port}/api/auth`,
    // The client keeps its connections open for seconds; no request is in flight when a test ends.
    [Symbol.asyncDispose]: () => {
      app.app.server.closeAllConnections()
      return dispose()
    },
  })
}

async function browser(app: TestApp & { url: string }) {
  const stored = new Map<string, string>()
  const requests: string[] = []
  const events: string[] = []
  const auth = new AuthClient({
    url: app.url,
    storageKey,
    detectSessionInUrl: false,
    autoRefreshToken: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: (input, init) => {
      const { method, url } = new Request(input, init)
      requests.push(`${method} ${url.slice(app.url.length)}`)
      return fetch(input, init)
    },
  })
  await auth.initialize()
  const { data } = auth.onAuthStateChange((event) => void events.push(event))
  onTestFinished(async () => {
    data.subscription.unsubscribe()
    await auth.dispose()
  })
  return { auth, stored, requests, events }
}

async function signedIn(app: TestApp & { url: string }, user: { email: string; password: string }) {
  const page = await browser(app)
  const { data, error } = await page.auth.signInWithPassword(user)
  expect(error).toBeNull()
  return { ...page, session: data.session! }
}

test('signing in stores a session and reports it once', async () => {
  await using app = await listening()
  const user = await app.makeUser()
  const { session, stored, events } = await signedIn(app, user)
  expect(Object.keys(session).toSorted()).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'refresh_token',
    'token_type',
    'user',
  ])
  // Only a user with a second factor has this property.
  expect(session.user).not.toHaveProperty('factors')
  expect(events.filter((event) => event === 'SIGNED_IN')).toHaveLength(1)
  expect([...stored.keys()]).toEqual([storageKey])
  expect(JSON.parse(stored.get(storageKey)!)).toMatchObject({ access_token: session.access_token })
})

test('a wrong password and an unknown person give the same error', async () => {
  await using app = await listening()
  const { email } = await app.makeUser()
  const { auth } = await browser(app)
  for (const name of [email, 'nobody@staff.example']) {
    const { data, error } = await auth.signInWithPassword({ email: name, password: 'wrong' })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({
      name: 'AuthApiError',
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  }
  const { error } = await auth.signInWithPassword({ email: '', password: 'wrong' })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
})

test('the user is read with one request', async () => {
  await using app = await listening()
  const user = await app.makeUser()
  const { auth, requests } = await signedIn(app, user)
  requests.splice(0)
  const { data } = await auth.getUser()
  expect(data.user).toMatchObject({ id: user.id, email: user.email })
  expect(requests).toEqual(['GET /user'])
})

test('refreshing returns a new refresh token', async () => {
  await using app = await listening()
  const { auth, session, events } = await signedIn(app, await app.makeUser())
  const { data, error } = await auth.refreshSession()
  expect(error).toBeNull()
  expect(data.session!.refresh_token).not.toBe(session.refresh_token)
  expect(events).toContain('TOKEN_REFRESHED')
  const before = { authorization: `Bearer ${session.access_token}` }
  expect((await app.get('/api/auth/user', before)).statusCode).toBe(200)
})

test('signing out clears the storage and ends both tokens; a second sign-out makes no request', async () => {
  await using app = await listening()
  const { auth, session, stored, events, requests } = await signedIn(app, await app.makeUser())
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull()
  expect(stored.size).toBe(0)
  expect(events).toContain('SIGNED_OUT')
  const { access_token, refresh_token } = session
  const user = await app.get('/api/auth/user', { authorization: `Bearer ${access_token}` })
  expect(user.statusCode).toBe(403)
  const again = await app.post('/api/auth/token?grant_type=refresh_token', { refresh_token })
  expect(again.statusCode).toBe(400)
  requests.splice(0)
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull()
  expect(requests).toEqual([])
})

test('signing out other sessions leaves this browser signed in', async () => {
  await using app = await listening()
  const user = await app.makeUser()
  const [here, there] = [await signedIn(app, user), await signedIn(app, user)]
  expect((await here.auth.signOut({ scope: 'others' })).error).toBeNull()
  expect((await here.auth.getUser()).error).toBeNull()
  const { authorization } = { authorization: `Bearer ${there.session.access_token}` }
  const refused = await app.get('/api/auth/user', { authorization })
  expect(refused.statusCode).toBe(403)
  expect(refused.json()).toMatchObject({ error_code: 'session_not_found' })
})

test('signing out everywhere ends every session of this person and nobody else’s', async () => {
  await using app = await listening()
  const user = await app.makeUser()
  const stranger = await signedIn(app, await app.makeUser())
  const [here, there] = [await signedIn(app, user), await signedIn(app, user)]
  expect((await here.auth.signOut({ scope: 'global' })).error).toBeNull()
  for (const { session } of [here, there]) {
    const headers = { authorization: `Bearer ${session.access_token}` }
    expect((await app.get('/api/auth/user', headers)).statusCode).toBe(403)
  }
  expect((await stranger.auth.getUser()).error).toBeNull()
})

test('a session ended by the server is signed out at the next request for the user', async () => {
  await using app = await listening()
  const { auth, stored, events } = await signedIn(app, await app.makeUser())
  await app.database.db.deleteFrom('sessions').execute()
  const { data, error } = await auth.getUser()
  expect(data.user).toBeNull()
  expect(error).toMatchObject({ name: 'AuthSessionMissingError' })
  expect(events.at(-1)).toBe('SIGNED_OUT')
  expect(stored.size).toBe(0)
})

test('too many sign-ins show the server’s sentence', async () => {
  await using app = await listening()
  const { email } = await app.makeUser()
  const { auth } = await browser(app)
  for (let attempt = 0; attempt < 10; attempt++)
    await auth.signInWithPassword({ email, password: 'wrong' })
  const { error } = await auth.signInWithPassword({ email, password: 'wrong' })
  expect(error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
    message: 'Request rate limit reached',
  })
})

const fresh = 'eleven lanterns by the harbour'

test('recovery answers alike for known and unknown addresses, and one mail is sent', async () => {
  await using app = await listening()
  const { email } = await app.makeUser()
  const { auth } = await browser(app)
  for (const name of ['nobody@staff.example', email])
    expect(await auth.resetPasswordForEmail(name)).toEqual({ data: {}, error: null })
  await eventually(async () => expect(await mailsOf(app, 'recovery')).toHaveLength(1))
  expect(await app.database.db.selectFrom('deliveries').select('id').execute()).toHaveLength(1)
})

test('a mailed link opens a session once, and that session can set a password without the old one', async () => {
  await using app = await listening()
  const { email } = await app.makeUser()
  const { auth, events } = await browser(app)
  await auth.resetPasswordForEmail(email)
  await eventually(async () => expect(await mailsOf(app, 'recovery')).toHaveLength(1))
  const link = { type: 'recovery' as const, token_hash: await mailedToken(app, 'recovery') }
  const { data } = await auth.verifyOtp(link)
  expect(data.user).toMatchObject({ email })
  expect(events).toContain('PASSWORD_RECOVERY')
  const again = await (await browser(app)).auth.verifyOtp(link)
  expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' })
  expect((await auth.updateUser({ password: fresh })).error).toBeNull()
  expect(events).toContain('USER_UPDATED')
  await signedIn(app, { email, password: fresh })
})

test('a mailed link is refused after ten minutes', async () => {
  await using app = await listening()
  const { email } = await app.makeUser()
  const { auth } = await browser(app)
  await auth.resetPasswordForEmail(email)
  await eventually(async () => expect(await mailsOf(app, 'recovery')).toHaveLength(1))
  app.clock.advance(10 * MINUTE + SECOND)
  const token_hash = await mailedToken(app, 'recovery')
  const { error } = await auth.verifyOtp({ type: 'recovery', token_hash })
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
})

test('an invitation signs its recipient in to an account of their own', async () => {
  await using app = await listening()
  const headers = { authorization: `Bearer ${await app.adminToken()}` }
  await app.post('/api/admin-invite-user', { email: 'maya@staff.example' }, headers)
  const { auth } = await browser(app)
  const token_hash = await mailedToken(app, 'invitation')
  const { error } = await auth.verifyOtp({ type: 'invite', token_hash })
  expect(error).toBeNull()
  expect((await auth.updateUser({ password: fresh })).error).toBeNull()
  await signedIn(app, { email: 'maya@staff.example', password: fresh })
})

test('a password that is too weak, or sent without the current one, is refused with the reason', async () => {
  await using app = await listening()
  const user = await app.makeUser()
  const { auth } = await signedIn(app, user)
  const current_password = user.password
  for (const [password, reason] of [
    ['short', 'length'],
    ['password1234', 'pwned'],
  ] as const) {
    const { error } = await auth.updateUser({ password, current_password })
    expect(error).toMatchObject({ name: 'AuthWeakPasswordError', status: 422, reasons: [reason] })
  }
  const missing = await auth.updateUser({ password: fresh })
  expect(missing.error).toMatchObject({ status: 400, code: 'current_password_required' })
})

test('a new password ends the session of the other browser and keeps this one', async () => {
  await using app = await listening()
  const user = await app.makeUser()
  const [here, there] = [await signedIn(app, user), await signedIn(app, user)]
  const change = { password: fresh, current_password: user.password }
  expect((await here.auth.updateUser(change)).error).toBeNull()
  expect(here.events).toContain('USER_UPDATED')
  expect((await here.auth.getUser()).error).toBeNull()
  expect((await there.auth.getUser()).error).toMatchObject({ name: 'AuthSessionMissingError' })
})
