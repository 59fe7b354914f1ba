import { expect, test } from 'vitest'
import { makeAuthenticator } from '#tests/authenticator.ts'
import { bearer, withFactor } from '#tests/factor-holder.ts'
import { heldProcess } from '#tests/held-process.ts'
import { path, register } from '#tests/passkey-holder.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Call = { method: 'POST' | 'PATCH' | 'DELETE'; url: string; payload?: object }

/** How the server is known that has no public address. */
const site = 'http://localhost:3000'

/** Makes a call with an old session, which ends between the look at it and the work. */
async function callWhileEnding(app: App, token: string, call: Call, end: () => Promise<unknown>) {
  await using late = await heldProcess(app, ['"sessions"', '"users"'])
  const calling = late.app.inject({ ...call, headers: bearer(token) })
  await late.held
  await end()
  late.goOn()
  return calling
}

/** Every way in that the account has. */
async function waysInto(app: App) {
  const tables = ['second_factors', 'recovery_codes', 'passkeys'] as const
  const rows = tables.map((table) => app.database.db.selectFrom(table).selectAll().execute())
  return Promise.all(rows)
}

test('whoever was thrown out by a new password meanwhile adds, names and removes no way in any more', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  await user.codes()
  const intruder = user.token
  const authenticator = makeAuthenticator(site)
  const { answer } = await register(app, intruder, authenticator)
  const passkey = `${path}/${answer.json<{ id: string }>().id}`

  const asked = await app.post(`${path}/registration/options`, {}, bearer(intruder))
  const { challenge_id, options } = asked.json()
  const second = { challenge_id, credential: makeAuthenticator(site).create(options) }
  const calls: Call[] = [
    { method: 'POST', url: `${path}/registration/verify`, payload: second },
    { method: 'PATCH', url: passkey, payload: { friendly_name: 'Mine' } },
    { method: 'DELETE', url: passkey },
    { method: 'POST', url: '/api/auth/recovery-codes' },
    { method: 'DELETE', url: `/api/auth/factors/${user.factorId}` },
  ]
  const before = await waysInto(app)
  const sessions = await app.database.db.selectFrom('sessions').selectAll().execute()
  for (const call of calls) {
    const end = () => app.database.db.deleteFrom('sessions').execute()
    const answered = await callWhileEnding(app, intruder, call, end)
    expect([answered.statusCode, answered.json().error_code], call.url).toEqual([
      403,
      'session_not_found',
    ])
    expect(await waysInto(app), call.url).toEqual(before)
    await app.database.db.insertInto('sessions').values(sessions).execute()
  }
})

test('a first app is not added by whoever was signed out meanwhile', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const token = (await app.signIn(user.email, user.password)).access_token
  const payload = { factor_type: 'totp' }
  const call = { method: 'POST', url: '/api/auth/factors', payload } as const
  const answer = await callWhileEnding(app, token, call, () =>
    app.post('/api/auth/logout', undefined, bearer(token)),
  )
  expect([answer.statusCode, answer.json().error_code]).toEqual([403, 'session_not_found'])
  expect(await waysInto(app)).toEqual([[], [], []])
})
