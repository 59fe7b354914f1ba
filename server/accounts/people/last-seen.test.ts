import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Person } from '#contract/person.ts'
import { resetAccount } from '#server/accounts/reset-account.ts'
import { waitForSessionUse } from '#tests/wait-for-session-use.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** A person who signed in and used the session nine minutes later. */
async function usedSession(app: App) {
  const user = await app.makeUser()
  const session = await app.signIn(user.email, user.password)
  app.clock.advance(9 * MINUTE)
  const headers = { authorization: `Bearer ${session.access_token}` }
  expect((await app.get('/api/auth/user', headers)).statusCode).toBe(200)
  await waitForSessionUse(app)
  const last_seen_at = app.clock.now().toISOString()
  const readPerson = async () => {
    const admin = { authorization: `Bearer ${await app.adminToken()}` }
    const { rows } = (await app.get('/api/people', admin)).json<{ rows: Person[] }>()
    return rows.find(({ id }) => id === user.id)
  }
  const refresh = () =>
    app.post('/api/auth/token?grant_type=refresh_token', { refresh_token: session.refresh_token })
  return { user, refresh, readPerson, last_seen_at }
}

test('a person whose sessions have all expired was last seen when one was last used', async () => {
  await using app = await startTestApp()
  const { readPerson, last_seen_at } = await usedSession(app)
  app.clock.advance(13 * HOUR)
  expect(await readPerson()).toMatchObject({ sessions: 0, last_seen_at })
})

test('when a person was last seen stays after a reset of their account', async () => {
  await using app = await startTestApp()
  const { user, readPerson, last_seen_at } = await usedSession(app)
  const password = 'twelve lanterns by the harbour'
  app.keepSecret(password)
  await resetAccount(app.database, user.email, password, app.clock.now())
  expect(await readPerson()).toMatchObject({ sessions: 0, last_seen_at })
})

test('when a person was last seen stays after an expired session is refused and deleted', async () => {
  await using app = await startTestApp()
  const { refresh, readPerson, last_seen_at } = await usedSession(app)
  app.clock.advance(13 * HOUR)
  expect((await refresh()).statusCode).toBe(400)
  expect(await app.database.db.selectFrom('sessions').selectAll().execute()).toEqual([])
  expect(await readPerson()).toMatchObject({ sessions: 0, last_seen_at })
})

test('when a person was last seen stays after a reused token ends their session', async () => {
  await using app = await startTestApp()
  const { refresh, readPerson } = await usedSession(app)
  expect((await refresh()).statusCode).toBe(200)
  const last_seen_at = app.clock.now().toISOString()
  app.clock.advance(2 * MINUTE)
  expect((await refresh()).statusCode).toBe(400)
  expect(await readPerson()).toMatchObject({ sessions: 0, last_seen_at })
})
