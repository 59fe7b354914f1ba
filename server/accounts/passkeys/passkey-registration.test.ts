import { expect, test } from 'vitest'
import { selfAttestation } from '#tests/credentials/attestation.ts'
import { makeAuthenticator } from '#tests/credentials/authenticator.ts'
import {
  ask,
  bearer,
  path,
  register,
  site,
  withPasskey,
} from '#tests/credentials/passkey-holder.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const env = { PUBLIC_URL: site }

test('a valid self-attestation is accepted, and one that signs other data is refused', async () => {
  await using app = await startTestApp({ env })
  const { token } = await withPasskey(app)
  const attested = { fmt: 'packed', attStmt: selfAttestation }
  const kept = await register(app, token, makeAuthenticator(site), { attestation: attested })
  expect(kept.answer.statusCode).toBe(200)
  const attStmt: typeof selfAttestation = (made) =>
    selfAttestation({ ...made, clientData: Buffer.from('{}') })
  const forged = await register(app, token, makeAuthenticator(site), {
    attestation: { fmt: 'packed', attStmt },
  })
  expect([forged.answer.statusCode, forged.answer.json().error_code]).toEqual([
    422,
    'webauthn_verification_failed',
  ])
})

test('the stored transports of each passkey are sent to the browser', async () => {
  await using app = await startTestApp({ env })
  const { token, authenticator } = await withPasskey(app)
  const { challenge_id, options } = (
    await app.post(`${path}/registration/options`, {}, bearer(token))
  ).json()
  const silent = makeAuthenticator(site)
  const credential = silent.create(options)
  const { transports: _unsaid, ...response } = credential.response
  const body = { challenge_id, credential: { ...credential, response } }
  expect((await app.post(`${path}/registration/verify`, body, bearer(token))).statusCode).toBe(200)
  const known = [
    { id: authenticator.id, type: 'public-key', transports: ['internal'] },
    { id: silent.id, type: 'public-key', transports: [] },
  ]
  const confirmation = await ask(app, 'confirmation', bearer(token))
  expect(confirmation.options).toMatchObject({ allowCredentials: known })
  const another = await app.post(`${path}/registration/options`, {}, bearer(token))
  expect(another.json().options.excludeCredentials).toEqual(known)
})

test('a person has at most twenty passkeys, even if two are registered at the same moment', async () => {
  await using app = await startTestApp({ env })
  const { id: user_id, token } = await withPasskey(app)
  const { db } = app.database
  const one = await db.selectFrom('passkeys').selectAll().executeTakeFirstOrThrow()
  const more = Array.from({ length: 18 }, (_, at) => ({
    ...one,
    user_id,
    id: `01890000-0000-7000-8000-0000000000${at + 10}`,
    credential_id: `another-${at}`,
  }))
  await db.insertInto('passkeys').values(more).execute()
  const asked = () => app.post(`${path}/registration/options`, {}, bearer(token))
  const made = [await asked(), await asked()].map((answer) => {
    const { challenge_id, options } = answer.json()
    return { challenge_id, credential: makeAuthenticator(site).create(options) }
  })
  const [twentieth, oneTooMany] = await Promise.all(
    made.map((body) => app.post(`${path}/registration/verify`, body, bearer(token))),
  )
  const codes = [twentieth!, oneTooMany!].map((answer) => answer.json().error_code)
  expect(new Set(codes)).toEqual(new Set([undefined, 'too_many_passkeys']))
  const refused = await asked()
  expect([refused.statusCode, refused.json().error_code]).toEqual([422, 'too_many_passkeys'])
  expect((await app.get(path, bearer(token))).json()).toHaveLength(20)
})

test('a person without a passkey gets no passkey challenge for a confirmation', async () => {
  await using app = await startTestApp({ env })
  const token = await app.adminToken()
  const answer = await app.post(`${path}/confirmation/options`, {}, bearer(token))
  expect([answer.statusCode, answer.json().error_code]).toEqual([
    422,
    'webauthn_credential_not_found',
  ])
})
