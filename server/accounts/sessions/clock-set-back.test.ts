import { expect, test } from 'vitest'
import { DAY, HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { waitForSessionUse } from '#tests/wait-for-session-use.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>
type Tokens = { access_token: string; refresh_token: string }

async function signedIn(app: TestApp) {
  const user = await app.makeUser()
  return app.signIn(user.email, user.password)
}

const refresh = (app: TestApp, { refresh_token }: Tokens) =>
  app.post('/api/auth/token?grant_type=refresh_token', { refresh_token })

const read = async (app: TestApp, { access_token }: Tokens) =>
  (await app.get('/api/auth/user', { authorization: `Bearer ${access_token}` })).statusCode

async function next(app: TestApp, tokens: Tokens) {
  const answer = await refresh(app, tokens)
  expect(answer.statusCode).toBe(200)
  return answer.json<Tokens>()
}

test('setting the clock back by a month signs nobody out', async () => {
  await using app = await startTestApp()
  const session = await signedIn(app)
  app.clock.advance(-30 * DAY)
  expect(await read(app, session)).toBe(200)
  const second = await next(app, session)
  expect(await read(app, second)).toBe(200)
})

test('after a refresh, an access token from before the clock was set back is refused', async () => {
  await using app = await startTestApp()
  const session = await signedIn(app)
  app.clock.advance(-30 * DAY)
  const second = await next(app, session)
  expect(await read(app, session)).toBe(403)
  expect(await read(app, second)).toBe(200)
  app.clock.advance(601 * SECOND)
  expect(await read(app, second)).toBe(403)
})

test('a session used after the clock was set back ends after twelve idle hours', async () => {
  await using app = await startTestApp()
  const session = await signedIn(app)
  expect(await read(app, session)).toBe(200)
  app.clock.advance(-30 * DAY)
  expect(await read(app, session)).toBe(200)
  await waitForSessionUse(app)
  app.clock.advance(12 * HOUR)
  expect(await read(app, session)).toBe(200)
  await waitForSessionUse(app)
  app.clock.advance(12 * HOUR + 1)
  expect(await read(app, session)).toBe(403)
  expect((await refresh(app, session)).json()).toMatchObject({ error_code: 'session_expired' })
})

test('a session whose last use alone lies in the future still ends after twelve idle hours', async () => {
  await using app = await startTestApp()
  const session = await signedIn(app)
  app.clock.advance(5 * MINUTE)
  expect(await read(app, session)).toBe(200)
  await waitForSessionUse(app)
  app.clock.advance(-3 * MINUTE)
  expect(await read(app, session)).toBe(200)
  await waitForSessionUse(app)
  app.clock.advance(12 * HOUR + 1)
  expect((await refresh(app, session)).json()).toMatchObject({ error_code: 'session_expired' })
})

test('a session in steady use ends seven days after the clock was set back', async () => {
  await using app = await startTestApp()
  let tokens: Tokens = await signedIn(app)
  app.clock.advance(-30 * DAY)
  for (let hours = 0; hours < 7 * 24; hours += 8) {
    tokens = await next(app, tokens)
    app.clock.advance(8 * HOUR)
  }
  tokens = await next(app, tokens)
  app.clock.advance(1)
  expect((await refresh(app, tokens)).json()).toMatchObject({
    msg: 'Invalid Refresh Token: Session Expired',
  })
})

test('a sign-in corrects the times of the person’s other sessions', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  const [forgotten, foreign] = [await app.signIn(user.email, user.password), await signedIn(app)]
  app.clock.advance(-30 * DAY)
  await app.signIn(user.email, user.password)
  app.clock.advance(12 * HOUR + 1)
  expect((await refresh(app, forgotten)).json()).toMatchObject({ error_code: 'session_expired' })
  await next(app, foreign)
})

test('a sign-in leaves the times of a session that is half a minute old unchanged', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  const opened_at = app.clock.now().toISOString()
  await app.signIn(user.email, user.password)
  app.clock.advance(MINUTE / 2)
  await app.signIn(user.email, user.password)
  const sessions = app.database.db.selectFrom('sessions').select(['created_at', 'last_seen_at'])
  expect(await sessions.orderBy('created_at').execute()).toMatchObject([
    { created_at: opened_at, last_seen_at: opened_at },
    { created_at: app.clock.now().toISOString() },
  ])
})

test('an old refresh token gets no longer grace period when the clock was set back', async () => {
  await using app = await startTestApp()
  for (const generations of [1, 2]) {
    const session = await signedIn(app)
    let newest: Tokens = session
    for (let each = 0; each < generations; each++) newest = await next(app, newest)
    expect(await read(app, newest)).toBe(200)
    app.clock.advance(-HOUR)
    expect((await refresh(app, session)).json()).toMatchObject({
      error_code: 'refresh_token_already_used',
    })
    expect(await read(app, newest)).toBe(403)
  }
})

test('servers whose clocks differ by less than a minute change nothing about a session', async () => {
  await using app = await startTestApp()
  const session = await signedIn(app)
  expect(await read(app, session)).toBe(200)
  const times = () =>
    app.database.db
      .selectFrom('sessions')
      .select(['created_at', 'last_seen_at', 'refreshed_at'])
      .executeTakeFirstOrThrow()
  const before = await times()
  app.clock.advance(-MINUTE)
  expect(await read(app, session)).toBe(200)
  expect(await times()).toEqual(before)
  const second = await next(app, session)
  expect(await read(app, second)).toBe(200)
  expect((await next(app, session)).refresh_token).toBe(second.refresh_token)
})

test('device cookies issued before the clock was set back are still accepted', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  const signIn = (word: string, cookie?: string) =>
    app.post(
      '/api/auth/token?grant_type=password',
      { email, password: word },
      cookie === undefined ? {} : { cookie },
    )
  const cookie = String((await signIn(password)).headers['set-cookie']).split(';')[0]!
  app.clock.advance(-30 * DAY)
  for (let attempt = 0; attempt < 10; attempt++) await signIn('wrong')
  expect((await signIn(password)).statusCode).toBe(429)
  expect((await signIn(password, cookie)).statusCode).toBe(200)
})
