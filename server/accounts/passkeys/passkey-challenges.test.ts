import { expect, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { ask, bearer, enter, path, site, withPasskey } from '#tests/credentials/passkey-holder.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { deleteSpentChallenges } from './passkey-challenge.ts'

const env = { PUBLIC_URL: site }
const verify = `${path}/authentication/verify`

test('a challenge is valid for five minutes, and its use is remembered for longer', async () => {
  await using app = await startTestApp({ env })
  const { authenticator } = await withPasskey(app)
  const { db } = app.database
  await db.deleteFrom('spent_challenges').execute()
  const clean = () => deleteSpentChallenges(db, app.clock.now())
  const asked = (await app.post(`${path}/authentication/options`, {})).json()
  const end = app.clock.now().getTime() + 5 * MINUTE
  expect(asked.expires_at).toBe(Math.floor(end / SECOND))
  const { challenge_id, options } = asked
  const credential = authenticator.get(options)
  // Not every device says whose passkey it presents.
  const shown = {
    challenge_id,
    credential: { ...credential, response: { ...credential.response, userHandle: null } },
  }
  app.clock.advance(5 * MINUTE)
  expect((await app.post(verify, shown)).statusCode).toBe(200)
  expect(await clean()).toBe(0)
  expect((await app.post(verify, shown)).statusCode).toBe(400)
  expect((await enter(app, authenticator)).statusCode).toBe(200)
  app.clock.advance(MINUTE)
  expect(await clean()).toBe(1)
  expect(await clean()).toBe(0)
  expect(await db.selectFrom('spent_challenges').select('id').execute()).toHaveLength(1)
  expect((await app.post(verify, shown)).json().error_code).toBe('webauthn_challenge_expired')
})

test('a challenge from a process whose clock is a minute ahead is accepted, from one further ahead it is not', async () => {
  await using app = await startTestApp({ env })
  const { authenticator } = await withPasskey(app)
  for (const [ahead, status] of [
    [MINUTE, 200],
    [MINUTE + 1, 400],
  ] as const) {
    const { challenge_id, options } = await ask(app, 'authentication')
    app.clock.advance(-ahead)
    const shown = { challenge_id, credential: authenticator.get(options) }
    expect((await app.post(verify, shown)).statusCode).toBe(status)
    app.clock.advance(ahead)
  }
})

test('if a passkey is used twice with the same counter, even at the same moment, only one use signs in', async () => {
  await using app = await startTestApp({ env })
  await using other = await startTestApp({ env, beside: app })
  const { authenticator } = await withPasskey(app, { counts: true })
  const show = async () => {
    const { challenge_id, options } = await ask(app, 'authentication')
    return { challenge_id, credential: authenticator.get(options, { counter: 7 }) }
  }
  const shown = [await show(), await show()]
  const answers = await Promise.all([app, other].map((each, at) => each.post(verify, shown[at])))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
})

test('a challenge issued to one session confirms no other session of the person, and the audit trail records it', async () => {
  await using app = await startTestApp({ env })
  const { id, email, password, authenticator, token } = await withPasskey(app)
  const { access_token: elsewhere } = await app.signIn(email, password)
  const { challenge_id, options } = await ask(app, 'confirmation', bearer(token))
  const shown = { passkey: { challenge_id, credential: authenticator.get(options) } }
  const show = (session: string) =>
    app.post('/api/auth/reauthenticate', shown, bearer(session)).then((answer) => answer.statusCode)
  expect([await show(elsewhere), await show(token), await show(token)]).toEqual([422, 204, 422])
  const nobody = { passkey: { challenge_id, credential: { ...shown.passkey.credential, id: 'x' } } }
  const unknown = await app.post('/api/auth/reauthenticate', nobody, bearer(token))
  expect([unknown.statusCode, unknown.json().error_code]).toEqual([
    422,
    'webauthn_verification_failed',
  ])
  const { rows } = (await app.get('/api/audit', bearer(token))).json<{ rows: AuditEntry[] }>()
  const by = { actor: { id }, subject: { id } }
  expect(rows.filter(({ action }) => /passkey.(proven|failed)/.test(action))).toMatchObject([
    { action: 'passkey.failed', ...by },
    { action: 'passkey.failed', ...by },
    { action: 'passkey.proven', ...by },
    { action: 'passkey.failed', ...by },
  ])
})
