import { expect, test } from 'vitest'
import { DAY, MINUTE, SECOND } from '#contract/durations.ts'
import { readEnv } from '#server/env.ts'
import { createLimits } from '#server/http/limits/limits.ts'
import { makeProver } from '#tests/credentials/prover.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { waitForConfirmation } from '#tests/wait-for-session-use.ts'

/** What a browser that proves its key may do with old refresh tokens, and a client without a key may not. */

async function signedIn(env = {}) {
  const app = await startTestApp({ env: { BEARER_SESSIONS: 'off', ...env } })
  const owner = await makeProver(app)
  const session = await owner.signIn(await app.makeUser())
  const next = async (token: string) => {
    const answer = await owner.refresh(token)
    expect(answer.statusCode).toBe(200)
    return answer.json<{ access_token: string; refresh_token: string }>()
  }
  return { app, owner, session, next }
}

test('a lost answer can be requested again minutes later', async () => {
  const { app, session, next } = await signedIn()
  await using _ = app
  const lost = await next(session.refresh_token)
  app.clock.advance(5 * MINUTE)
  expect((await next(session.refresh_token)).refresh_token).toBe(lost.refresh_token)
})

test('if the previous token is used a minute after the new pair was used, the session ends', async () => {
  const { app, owner, session, next } = await signedIn()
  await using _ = app
  const second = await next(session.refresh_token)
  await owner.get('/api/auth/user', second.access_token)
  await waitForConfirmation(app)
  app.clock.advance(MINUTE)
  expect((await next(session.refresh_token)).refresh_token).toBe(second.refresh_token)
  app.clock.advance(SECOND)
  const replayed = await owner.refresh(session.refresh_token)
  expect(replayed.json()).toMatchObject({ error_code: 'refresh_token_already_used' })
  expect((await owner.get('/api/auth/user', second.access_token)).statusCode).toBe(403)
})

test('a token two generations old is accepted for ten seconds, then it ends the session', async () => {
  const { app, owner, session, next } = await signedIn()
  await using _ = app
  const third = await next((await next(session.refresh_token)).refresh_token)
  expect((await next(session.refresh_token)).refresh_token).toBe(third.refresh_token)
  app.clock.advance(11 * SECOND)
  const replayed = await owner.refresh(session.refresh_token)
  expect(replayed.json()).toMatchObject({ error_code: 'refresh_token_already_used' })
  expect((await owner.refresh(third.refresh_token)).json()).toMatchObject({
    error_code: 'session_not_found',
  })
})

test('twenty tabs that refresh together, round after round, all stay signed in', async () => {
  const { app, session, next } = await signedIn({ RATE_LIMITS: 'off' })
  await using _ = app
  let token = session.refresh_token
  for (let round = 0; round < 10; round++) {
    const tabs = await Promise.all(Array.from({ length: 20 }, () => next(token)))
    const tokens = new Set(tabs.map(({ refresh_token }) => refresh_token))
    expect(tokens.size).toBe(1)
    token = tabs[0]!.refresh_token
  }
})

test('recorded proofs are deleted once they have expired', async () => {
  const { app, owner, session } = await signedIn()
  await using _ = app
  await owner.get('/api/auth/user', session.access_token)
  const { env } = readEnv({ ...app.place })
  const limits = await createLimits({ database: app.database, env: env!, now: app.clock.now })
  // The counters of failed sign-ins, which were given back.
  await limits.forgetExpired()
  app.clock.advance(5 * MINUTE)
  expect(await limits.forgetExpired()).toBe(0)
  app.clock.advance(DAY)
  // Two proofs, and the count of successful sign-ins.
  expect(await limits.forgetExpired()).toBe(3)
  await limits.close()
})
