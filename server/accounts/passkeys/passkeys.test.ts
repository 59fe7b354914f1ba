import { AuthClient } from '@supabase/auth-js'
import { Secret, TOTP } from 'otpauth'
import { expect, onTestFinished, test } from 'vitest'
import type { AuditEntry } from '#contract/audit.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { basicAttestation } from '#tests/credentials/attestation.ts'
import { makeAuthenticator } from '#tests/credentials/authenticator.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import {
  ask,
  bearer,
  enter,
  path,
  register,
  site,
  withPasskey,
} from '#tests/credentials/passkey-holder.ts'
import { makeProver } from '#tests/credentials/prover.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { resetAccount } from '#server/accounts/reset-account.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
const env = { PUBLIC_URL: site }

const trailOf = async (app: App, token: string) =>
  (await app.get('/api/audit', bearer(token))).json<{ rows: AuditEntry[] }>().rows

test('adding, renaming and removing a passkey is recorded in the audit trail and mailed to the owner', async () => {
  await using app = await startTestApp({ env })
  const user = await app.makeUser({ role: 'admin' })
  const { access_token: token } = await app.signIn(user.email, user.password)
  const authenticator = makeAuthenticator(site)
  const { answer, options } = await register(app, token, authenticator)
  expect(options).toMatchObject({
    rp: { id: 'agency.example' },
    user: { name: user.email },
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  const { id } = answer.json<{ id: string }>()
  expect(answer.json().friendly_name).toBe('lightMyRequest')

  const renamed = await app.patch(`${path}/${id}`, { friendly_name: ' Blue key ' }, bearer(token))
  expect(renamed.json()).toMatchObject({ id, friendly_name: 'Blue key' })
  for (const friendly_name of ['', '   ', 'x'.repeat(61)])
    expect((await app.patch(`${path}/${id}`, { friendly_name }, bearer(token))).statusCode).toBe(
      400,
    )
  expect((await enter(app, authenticator)).statusCode).toBe(200)
  const [listed] = (await app.get(path, bearer(token))).json()
  expect(listed).toMatchObject({ friendly_name: 'Blue key', last_used_at: expect.any(String) })

  app.clock.advance(SECOND)
  expect((await app.delete(`${path}/${id}`, undefined, bearer(token))).statusCode).toBe(204)
  expect((await app.get(path, bearer(token))).json()).toEqual([])
  expect((await enter(app, authenticator)).statusCode).toBe(400)
  expect(await mailsOf(app, 'passkey_changed')).toMatchObject([
    { recipient: user.email, data: { change: 'added', link: { path: '/admin/account' } } },
    { recipient: user.email, data: { change: 'removed', name: 'Blue key' } },
  ])
  const by = { actor: { id: user.id }, subject: { id: user.id }, data: { passkey: id } }
  expect((await trailOf(app, token)).filter(({ data }) => 'passkey' in data)).toMatchObject([
    { action: 'passkey.removed', ...by },
    { action: 'passkey.renamed', ...by },
    { action: 'passkey.added', ...by },
  ])
})

test('a passkey alone signs in, bound to the key of the browser, without a code', async () => {
  await using app = await startTestApp({ env: { ...env, BEARER_SESSIONS: 'off' } })
  const user = await app.makeUser({ role: 'admin' })
  const browser = await makeProver(app)
  const { access_token: token } = await browser.signIn(user)
  const added = await browser.post('/api/auth/factors', { factor_type: 'totp' }, token)
  const { id, totp } = added.json<{ id: string; totp: { secret: string } }>()
  app.keepSecret(totp.secret)
  const timestamp = app.clock.now().getTime()
  const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({ timestamp })
  const full = await browser.post(`/api/auth/factors/${id}/verify`, { code }, token)
  const { access_token } = full.json<{ access_token: string }>()
  const asked = await browser.post(`${path}/registration/options`, {}, access_token)
  const authenticator = makeAuthenticator(site)
  const made = {
    challenge_id: asked.json().challenge_id,
    credential: authenticator.create(asked.json().options),
  }
  const kept = await browser.post(`${path}/registration/verify`, made, access_token)
  expect(kept.statusCode).toBe(200)

  const elsewhere = await makeProver(app)
  const { challenge_id, options } = (
    await elsewhere.post(`${path}/authentication/options`, {})
  ).json()
  const shown = { challenge_id, credential: authenticator.get(options) }
  const thief = await makeProver(app)
  const stolen = await thief.post(`${path}/authentication/verify`, shown)
  expect([stolen.statusCode, stolen.json().error_code]).toEqual([
    400,
    'webauthn_verification_failed',
  ])
  const opened = await elsewhere.post(`${path}/authentication/verify`, shown)
  expect(opened.statusCode).toBe(200)
  expect(opened.headers['set-cookie']).toMatch(/^device=.*HttpOnly/)
  const session = opened.json<{ access_token: string }>()
  const claims = JSON.parse(
    Buffer.from(session.access_token.split('.')[1]!, 'base64url').toString(),
  )
  expect(claims).toMatchObject({ aal: 'aal2', amr: [{ method: 'passkey' }] })
  expect((await elsewhere.get('/api/people', session.access_token)).statusCode).toBe(200)
  expect((await browser.get('/api/people', session.access_token)).statusCode).toBe(401)
  // Changing the password still requires the current one.
  const change = { password: 'eleven lanterns by the harbour' }
  const put = await app.put(
    '/api/auth/user',
    change,
    await elsewhere.headers('PUT', '/api/auth/user', session.access_token),
  )
  expect(put.json().error_code).toBe('current_password_required')
})

test('a passkey response for another site, another time or another step is refused', async () => {
  await using app = await startTestApp({ env })
  const user = await withPasskey(app)
  const other = await withPasskey(app)
  const { authenticator } = user
  const registration = await app.post(`${path}/registration/options`, {}, bearer(user.token))
  const forgeries = {
    'another origin': { claims: { origin: 'https://agency.example.evil.example' } },
    'plain HTTP': { claims: { origin: 'http://agency.example' } },
    'a frame of another site': { claims: { crossOrigin: true } },
    'made for a registration': { claims: { type: 'webauthn.create' } },
    'the challenge of a registration': {
      claims: { challenge: registration.json().options.challenge },
    },
    'a challenge of its own': { claims: { challenge: 'A'.repeat(43) } },
    'another site': { rpId: 'evil.example' },
    'nobody looked who it was': { verified: false },
    'the passkey of somebody else': { id: other.authenticator.id },
    'the account of somebody else': { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' },
  }
  for (const [name, forgery] of Object.entries(forgeries)) {
    const answer = await enter(app, authenticator, forgery)
    expect([answer.statusCode, answer.json().error_code], name).toEqual([
      400,
      'webauthn_verification_failed',
    ])
  }
  const { challenge_id, options } = await ask(app, 'authentication')
  const shown = { challenge_id, credential: authenticator.get(options) }
  const { challenge_id: elsewhere } = await ask(app, 'confirmation', bearer(user.token))
  const mixed = { ...shown, challenge_id: elsewhere }
  expect((await app.post(`${path}/authentication/verify`, mixed)).statusCode).toBe(400)
  expect((await app.post(`${path}/authentication/verify`, shown)).statusCode).toBe(200)
  const late = await ask(app, 'authentication')
  app.clock.advance(5 * MINUTE + SECOND)
  const tooLate = { ...late, credential: authenticator.get(late.options) }
  const refused = await app.post(`${path}/authentication/verify`, tooLate)
  expect(refused.json().error_code).toBe('webauthn_challenge_expired')
})

test('a passkey response cannot be replayed, not even to two processes at once', async () => {
  await using app = await startTestApp({ env })
  await using other = await startTestApp({ env, beside: app })
  const { authenticator } = await withPasskey(app)
  const { challenge_id, options } = await ask(app, 'authentication')
  const shown = { challenge_id, credential: authenticator.get(options) }
  const verify = `${path}/authentication/verify`
  const answers = await Promise.all([app.post(verify, shown), other.post(verify, shown)])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 400]))
  const lastSignIn = () =>
    app.database.db.selectFrom('users').select('last_sign_in_at').executeTakeFirstOrThrow()
  const known = await lastSignIn()
  app.clock.advance(SECOND)
  expect((await app.post(verify, shown)).statusCode).toBe(400)
  expect(await lastSignIn()).toEqual(known)
})

test('a counter that does not increase indicates a copied passkey, and the sign-in is refused', async () => {
  await using app = await startTestApp({ env })
  const { authenticator, token } = await withPasskey(app, { counts: true })
  expect((await enter(app, authenticator, { counter: 7 })).statusCode).toBe(200)
  for (const counter of [7, 6, 0])
    expect((await enter(app, authenticator, { counter })).statusCode).toBe(400)
  expect((await enter(app, authenticator, { counter: 8 })).statusCode).toBe(200)
  const failed = (await trailOf(app, token)).filter(({ action }) => action === 'sign_in.failed')
  expect(failed).toHaveLength(3)
})

test('the passkey of a deactivated or deleted account signs nobody in', async () => {
  await using app = await startTestApp({ env })
  const { token } = await withPasskey(app)
  const shut = await withPasskey(app)
  const userOf = async (email: string) =>
    app.database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow()
  const { id } = await userOf(shut.email)
  await app.patch(`/api/people/${id}`, { active: false }, bearer(token))
  expect((await enter(app, shut.authenticator)).statusCode).toBe(400)
  await app.post('/api/admin-delete-user', { userId: id }, bearer(token))
  expect((await enter(app, shut.authenticator)).statusCode).toBe(400)
  expect(await app.database.db.selectFrom('passkeys').select('id').execute()).toHaveLength(1)
})

test('of two registrations at the same moment one is kept; an attested or unverified one is always refused', async () => {
  await using app = await startTestApp({ env })
  await using process = await startTestApp({ env, beside: app })
  const { authenticator, token } = await withPasskey(app)
  const twice = await register(app, token, authenticator)
  expect(twice.answer.json().error_code).toBe('webauthn_credential_exists')
  const unused = makeAuthenticator(site)
  const forgeries = {
    'another origin': { claims: { origin: 'https://evil.example' } },
    'a frame of another site': { claims: { crossOrigin: true } },
    'another site': { rpId: 'evil.example' },
    'nobody looked who it was': { verified: false },
    'a certificate of the maker': {
      attestation: { fmt: 'packed', attStmt: basicAttestation.packed },
    },
    'another kind of attestation': {
      attestation: { fmt: 'fido-u2f', attStmt: basicAttestation['fido-u2f'] },
    },
  }
  for (const [name, forgery] of Object.entries(forgeries)) {
    const { answer } = await register(app, token, unused, forgery)
    expect([answer.statusCode, answer.json().error_code], name).toEqual([
      422,
      'webauthn_verification_failed',
    ])
  }
  const asked = (await app.post(`${path}/registration/options`, {}, bearer(token))).json()
  const body = { challenge_id: asked.challenge_id, credential: unused.create(asked.options) }
  const verify = `${path}/registration/verify`
  const stranger = await withPasskey(app)
  expect((await app.post(verify, body, bearer(stranger.token))).statusCode).toBe(422)
  const answers = await Promise.all([
    app.post(verify, body, bearer(token)),
    process.post(verify, body, bearer(token)),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
})

test('a removed passkey cannot be restored by sending its registration again', async () => {
  await using app = await startTestApp({ env })
  const { token } = await withPasskey(app)
  const { body, answer } = await register(app, token, makeAuthenticator(site))
  const own = `${path}/${answer.json<{ id: string }>().id}`
  expect((await app.delete(own, undefined, bearer(token))).statusCode).toBe(204)
  const again = await app.post(`${path}/registration/verify`, body, bearer(token))
  expect(again.json().error_code).toBe('webauthn_challenge_expired')
  expect((await app.get(path, bearer(token))).json()).toHaveLength(1)
})

test('resetting the password from the shell removes the passkeys, and changing it oneself keeps them', async () => {
  await using app = await startTestApp({ env })
  const { authenticator, email, password, token } = await withPasskey(app)
  const wish = { password: 'eleven lanterns by the harbour', current_password: password }
  app.keepSecret(wish.password)
  expect((await app.put('/api/auth/user', wish, bearer(token))).statusCode).toBe(200)
  expect((await enter(app, authenticator)).statusCode).toBe(200)
  await resetAccount(app.database, email, 'twelve lanterns by the harbour', app.clock.now())
  expect((await enter(app, authenticator)).statusCode).toBe(400)
})

test('adding, renaming or removing a passkey requires recent reauthentication, for which a passkey suffices', async () => {
  await using app = await startTestApp({ env })
  const { authenticator, email, password, passkey } = await withPasskey(app)
  const stranger = await withPasskey(app)
  const { refresh_token } = await app.signIn(email, password)
  app.clock.advance(11 * MINUTE)
  const renewed = await app.post('/api/auth/token?grant_type=refresh_token', { refresh_token })
  const { access_token: token } = renewed.json<{ access_token: string }>()
  const calls = [
    () => app.post(`${path}/registration/options`, {}, bearer(token)),
    () => app.patch(`${path}/${passkey}`, { friendly_name: 'Mine' }, bearer(token)),
    () => app.delete(`${path}/${passkey}`, undefined, bearer(token)),
  ]
  for (const call of calls) expect((await call()).json().error_code).toBe('password_needed')
  const show = async (holder: typeof authenticator, step: 'confirmation' | 'authentication') => {
    const { challenge_id, options } = await ask(app, step, bearer(token))
    const shown = { passkey: { challenge_id, credential: holder.get(options) } }
    return app.post('/api/auth/reauthenticate', shown, bearer(token))
  }
  expect((await show(stranger.authenticator, 'confirmation')).statusCode).toBe(422)
  expect((await show(authenticator, 'authentication')).statusCode).toBe(422)
  for (const call of calls) expect((await call()).json().error_code).toBe('password_needed')
  expect((await show(authenticator, 'confirmation')).statusCode).toBe(204)
  const foreign = `${path}/${stranger.passkey}`
  expect((await app.delete(foreign, undefined, bearer(token))).statusCode).toBe(404)
  const renaming = await app.patch(foreign, { friendly_name: 'Mine' }, bearer(token))
  expect(renaming.statusCode).toBe(404)
  for (const call of calls) expect((await call()).statusCode).toBeLessThan(300)
})

test('an admin’s reset of a lost device also removes its passkeys', async () => {
  await using app = await startTestApp({ env })
  const { token } = await withPasskey(app)
  const { email, authenticator, token: lost } = await withPasskey(app)
  const people = (await app.get('/api/people', bearer(token))).json<{
    rows: { id: string; email: string; passkeys: number }[]
  }>()
  const person = people.rows.find((row) => row.email === email)!
  expect(person.passkeys).toBe(1)
  const reset = await app.delete(`/api/people/${person.id}/second_factor`, undefined, bearer(token))
  expect(reset.statusCode).toBe(204)
  expect((await enter(app, authenticator)).statusCode).toBe(400)
  expect((await app.get(path, bearer(lost))).statusCode).toBe(403)
  expect(await mailsOf(app, 'factor_reset')).toMatchObject([{ recipient: email }])
})

test('fifty wrong passkeys block a client, but not a browser that signed in before', async () => {
  await using app = await startTestApp({ env })
  const { authenticator } = await withPasskey(app)
  const first = await enter(app, authenticator)
  const cookie = { cookie: String(first.headers['set-cookie']).split(';')[0]! }
  const stranger = makeAuthenticator(site)
  for (let tries = 0; tries < 50; tries++) await enter(app, stranger)
  expect((await enter(app, authenticator)).statusCode).toBe(429)
  const renewed = { ...cookie, 'user-agent': 'A newer version' }
  expect((await enter(app, authenticator, {}, renewed)).statusCode).toBe(200)
  // The owner gets a mail about the new browser, but not about the known one.
  expect(await mailsOf(app, 'new_device')).toHaveLength(1)
})

test.each(['http://192.0.2.7', 'http://[2001:db8::7]:3000'])(
  'a site whose address is an IP address has no passkeys and says so: %s',
  async (PUBLIC_URL) => {
    await using app = await startTestApp({ env: { PUBLIC_URL } })
    const answer = await app.post(`${path}/authentication/options`, {})
    expect([answer.statusCode, answer.json().error_code]).toEqual([422, 'passkey_disabled'])
  },
)

test('the unmodified client signs in with a passkey, lists, renames and removes it', async () => {
  await using app = await startTestApp({ env, now: new Date() })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as { port: number }
  const url = `http://127.0.0.1:${port}/api/auth`
  const auth = new AuthClient({ url, autoRefreshToken: false, persistSession: false })
  onTestFinished(() => auth.dispose())
  const { authenticator } = await withPasskey(app)
  const started = await auth.passkey.startAuthentication()
  const { challenge_id, options } = started.data!
  const credential = authenticator.get(options)
  const opened = await auth.passkey.verifyAuthentication({
    challengeId: challenge_id,
    credential: credential as never,
  })
  expect(opened.error).toBeNull()
  const [passkey] = (await auth.passkey.list()).data!
  const { id: passkeyId } = passkey!
  const renamed = await auth.passkey.update({ passkeyId, friendlyName: 'Blue key' })
  expect(renamed.data?.friendly_name).toBe('Blue key')
  expect((await auth.passkey.delete({ passkeyId })).error).toBeNull()
  expect((await auth.passkey.list()).data).toEqual([])
  app.app.server.closeAllConnections()
})
