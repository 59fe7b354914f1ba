import { expect, test } from 'vitest'
import { makeAuthenticator } from '#tests/credentials/authenticator.ts'
import { bearer, withFactor } from '#tests/credentials/factor-holder.ts'
import { heldProcess } from '#tests/processes/held-process.ts'
import { path, register } from '#tests/credentials/passkey-holder.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Call = { method: 'POST' | 'PATCH' | 'DELETE'; url: string; payload?: object }

/** The origin of a server without a public address. */
const site = 'http://localhost:3000'

/** Makes a call with a session that ends after it was checked and before the work is done. */
async function callWhileEnding(app: App, token: string, call: Call, end: () => Promise<unknown>) {
  await using late = await heldProcess(app, ['"sessions"', '"users"'])
  const calling = late.app.inject({ ...call, headers: bearer(token) })
  await late.held
  await end()
  late.goOn()
  return calling
}

/** All passkeys, apps and recovery codes of the account. */
async function waysInto(app: App) {
  const tables = ['second_factors', 'recovery_codes', 'passkeys'] as const
  const rows = tables.map((table) => app.database.db.selectFrom(table).selectAll().execute())
  return Promise.all(rows)
}

test('a session ended by a password change can no longer add, rename or remove passkeys or other factors', async () => {
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

test('a session that was signed out meanwhile cannot add a first app', async () => {
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
