import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { writeRefreshToken } from './refresh-token.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { waitForConfirmation } from '#tests/wait-for-session-use.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

async function signedIn(app: TestApp) {
  const user = await app.makeUser()
  return { user, session: await app.signIn(user.email, user.password) }
}

const refresh = (app: TestApp, refresh_token: string) =>
  app.post('/api/auth/token?grant_type=refresh_token', { refresh_token })

const userWith = (app: TestApp, token: string) =>
  app.get('/api/auth/user', { authorization: `Bearer ${token}` })

async function next(app: TestApp, token: string) {
  const answer = await refresh(app, token)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ access_token: string; refresh_token: string }>()
}

async function expectDead(app: TestApp, tokens: { access_token: string; refresh_token: string }) {
  const refused = await refresh(app, tokens.refresh_token)
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ error_code: 'session_not_found' })
  const user = await userWith(app, tokens.access_token)
  expect(user.statusCode).toBe(403)
  expect(user.json()).toMatchObject({ error_code: 'session_not_found' })
}

test('a refresh returns a new pair, and the old access token works until it expires', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const second = await next(app, session.refresh_token)
  expect(second.refresh_token).not.toBe(session.refresh_token)
  app.clock.advance(599 * SECOND)
  expect((await userWith(app, session.access_token)).statusCode).toBe(200)
  app.clock.advance(2 * SECOND)
  const expired = await userWith(app, session.access_token)
  expect(expired.statusCode).toBe(403)
  expect(expired.json()).toMatchObject({ error_code: 'bad_jwt' })
})

test('repeating the previous token at once returns the same successor', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const second = await next(app, session.refresh_token)
  expect((await next(app, session.refresh_token)).refresh_token).toBe(second.refresh_token)
})

test('fifty tabs that refresh together all get the same token', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => refresh(app, session.refresh_token)),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(200))
  const tokens = new Set(answers.map((answer) => answer.json().refresh_token))
  expect(tokens.size).toBe(1)
  const [row] = await app.database.db.selectFrom('sessions').select('counter').execute()
  expect(row?.counter).toBe(1)
})

test('two servers that refresh the same token agree on its successor', async () => {
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app })
  const { session } = await signedIn(app)
  for (let round = 0, token = session.refresh_token; round < 10; round++) {
    const answers = await Promise.all([app, other, app, other].map((server) => next(server, token)))
    expect(new Set(answers.map(({ refresh_token }) => refresh_token)).size).toBe(1)
    token = answers[0]!.refresh_token
  }
})

test('a lost answer can be requested again for a minute, then the session ends', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const lost = await next(app, session.refresh_token)
  // The browser still has the old access token; using that does not show that the new pair arrived.
  expect((await userWith(app, session.access_token)).statusCode).toBe(200)
  app.clock.advance(MINUTE)
  expect((await next(app, session.refresh_token)).refresh_token).toBe(lost.refresh_token)
  app.clock.advance(SECOND)
  expect((await refresh(app, session.refresh_token)).json()).toMatchObject({
    error_code: 'refresh_token_already_used',
  })
  await expectDead(app, lost)
})

test('the previous token is accepted for a minute after the new pair was used', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const second = await next(app, session.refresh_token)
  await userWith(app, second.access_token)
  await waitForConfirmation(app)
  app.clock.advance(MINUTE)
  expect((await next(app, session.refresh_token)).refresh_token).toBe(second.refresh_token)
})

test('the previous token, sent a minute after the new pair was used, counts as copied and ends the session', async () => {
  await using app = await startTestApp()
  const { user, session } = await signedIn(app)
  const second = await next(app, session.refresh_token)
  await userWith(app, second.access_token)
  await waitForConfirmation(app)
  app.clock.advance(61 * SECOND)
  const replayed = await refresh(app, session.refresh_token)
  expect(replayed.statusCode).toBe(400)
  expect(replayed.json()).toMatchObject({
    error_code: 'refresh_token_already_used',
    msg: 'Invalid Refresh Token: Already Used',
  })
  await expectDead(app, second)
  const entry = app.logs.find(({ msg }) => msg === 'refresh token reused, session ended')
  expect(entry).toMatchObject({ user: user.id })
})

test('a token two generations old ends the session at once', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const third = await next(app, (await next(app, session.refresh_token)).refresh_token)
  const replayed = await refresh(app, session.refresh_token)
  expect(replayed.json()).toMatchObject({ error_code: 'refresh_token_already_used' })
  await expectDead(app, third)
})

test('a token with a higher counter than its session is not found and does not end the session', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const { id, hmac_key } = await app.database.db
    .selectFrom('sessions')
    .select(['id', 'hmac_key'])
    .executeTakeFirstOrThrow()
  // As if it was issued before an older backup of the database was restored.
  const ahead = await refresh(app, writeRefreshToken({ sessionId: id, counter: 1 }, hmac_key))
  expect([ahead.statusCode, ahead.json().error_code]).toEqual([400, 'refresh_token_not_found'])
  expect(app.logs.map(({ msg }) => msg)).not.toContain('refresh token reused, session ended')
  await next(app, session.refresh_token)
})

test('tampered, truncated, oversized and foreign tokens are not found, and end no session', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const bytes = Buffer.from(session.refresh_token, 'base64url')
  const flipped = (at: number) => {
    const copy = Buffer.from(bytes)
    copy[at]! ^= 1
    return copy.toString('base64url')
  }
  const forgeries = [
    flipped(0),
    flipped(22),
    flipped(17),
    flipped(38),
    session.refresh_token.slice(0, -1),
    `${session.refresh_token}A`,
    `${session.refresh_token}=`,
    'x'.repeat(10_000),
    '\u0000',
    '../../etc/passwd',
    '💥'.repeat(13),
  ]
  for (const forgery of forgeries) {
    const answer = await refresh(app, forgery)
    expect(answer.statusCode, forgery.slice(0, 60)).toBe(400)
    expect(answer.json()).toMatchObject({
      error_code: 'refresh_token_not_found',
      msg: 'Invalid Refresh Token: Refresh Token Not Found',
    })
  }
  await next(app, session.refresh_token)
})

test('a session ends after twelve idle hours', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  app.clock.advance(12 * HOUR - MINUTE)
  const second = await next(app, session.refresh_token)
  app.clock.advance(12 * HOUR + MINUTE)
  const late = await refresh(app, second.refresh_token)
  expect(late.statusCode).toBe(400)
  expect(late.json()).toMatchObject({
    error_code: 'session_expired',
    msg: 'Invalid Refresh Token: Session Expired (Inactivity)',
  })
  expect(await app.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
})

test('a session in steady use ends after seven days, also for access tokens', async () => {
  await using app = await startTestApp()
  let tokens = (await signedIn(app)).session
  for (let hours = 0; hours < 7 * 24 - 1; hours += 8) {
    tokens = await next(app, tokens.refresh_token)
    app.clock.advance(8 * HOUR - (hours === 0 ? 5 * MINUTE : 0))
  }
  tokens = await next(app, tokens.refresh_token)
  expect((await userWith(app, tokens.access_token)).statusCode).toBe(200)
  app.clock.advance(6 * MINUTE)
  const user = await userWith(app, tokens.access_token)
  expect(user.json()).toMatchObject({ error_code: 'session_not_found' })
  expect((await refresh(app, tokens.refresh_token)).json()).toMatchObject({
    error_code: 'session_expired',
    msg: 'Invalid Refresh Token: Session Expired',
  })
})

test('an access token says how and when the person signed in, after a refresh too', async () => {
  await using app = await startTestApp()
  const timestamp = Math.floor(app.clock.now().getTime() / SECOND)
  const { session } = await signedIn(app)
  app.clock.advance(MINUTE)
  for (const { access_token } of [session, await next(app, session.refresh_token)]) {
    const claims = JSON.parse(Buffer.from(access_token.split('.')[1]!, 'base64url').toString())
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'password', timestamp }] })
  }
})

test('a session keeps the browser’s name, up to a reasonable length', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  const kept = async (name: string) => {
    const headers = { 'user-agent': name }
    await app.post('/api/auth/token?grant_type=password', { email, password }, headers)
    const sessions = app.database.db.selectFrom('sessions').select('user_agent')
    const { user_agent } = await sessions.orderBy('id', 'desc').executeTakeFirstOrThrow()
    return user_agent
  }
  expect(await kept('Firefox')).toBe('Firefox')
  expect(await kept('x'.repeat(600))).toBe('x'.repeat(500))
})

test('signing in deletes the person’s expired sessions', async () => {
  await using app = await startTestApp()
  const { user } = await signedIn(app)
  app.clock.advance(DAY)
  await app.signIn(user.email, user.password)
  const sessions = await app.database.db.selectFrom('sessions').selectAll().execute()
  expect(sessions).toHaveLength(1)
})

test('the last use of a session is written at most once a minute', async () => {
  await using app = await startTestApp()
  const { session } = await signedIn(app)
  const seen = async () => {
    await userWith(app, session.access_token)
    const row = await app.database.db.selectFrom('sessions').selectAll().executeTakeFirstOrThrow()
    return row.last_seen_at
  }
  const first = await seen()
  app.clock.advance(59 * SECOND)
  expect(await seen()).toBe(first)
  app.clock.advance(SECOND)
  expect(await seen()).not.toBe(first)
})

test('refreshing is never answered with 429, however often it happens', async () => {
  await using app = await startTestApp()
  const wrong = await Promise.all(
    Array.from({ length: 100 }, (_, at) => refresh(app, `${'a'.repeat(50)}${at % 10}b`)),
  )
  expect(new Set(wrong.map(({ statusCode }) => statusCode))).toEqual(new Set([400]))
})

test('a refresh without a token is answered in the error shape of OAuth', async () => {
  await using app = await startTestApp()
  const answer = await app.post('/api/auth/token?grant_type=refresh_token', {})
  expect(answer.statusCode).toBe(400)
  expect(answer.json()).toEqual({
    error: 'invalid_request',
    error_description: 'refresh_token required',
  })
})
