import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { generateKeyPair, SignJWT, exportJWK } from 'jose'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '#contract/durations.ts'
import { mailedToken } from '#tests/credentials/mailed-links.ts'
import { makeProver } from '#tests/credentials/prover.ts'
import { startTestApp } from '#tests/start-test-app.ts'

/** The default settings: only clients that prove a key can sign in. */
const strict = { env: { BEARER_SESSIONS: 'off' } }

async function boundSession(options = {}) {
  const app = await startTestApp({ ...strict, ...options })
  const user = await app.makeUser({ role: 'admin' })
  const owner = await makeProver(app)
  const session = await owner.signIn(user)
  const sessions = () => app.database.db.selectFrom('sessions').selectAll().execute()
  return { app, user, owner, session, token: session.access_token, sessions }
}

const path = '/api/user_roles'

test('a sign-in with a proof of a key gets a session bound to that key', async () => {
  const { app, owner, session, token, sessions } = await boundSession()
  await using _ = app
  expect(await sessions()).toMatchObject([{ key_thumbprint: owner.thumbprint }])
  const claims = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString())
  expect(claims.cnf).toEqual({ jkt: owner.thumbprint })
  expect((await owner.get('/api/auth/user', token)).statusCode).toBe(200)
  expect((await owner.get(path, token)).statusCode).toBe(200)
  const refreshed = await owner.refresh(session.refresh_token)
  expect(refreshed.statusCode).toBe(200)
  expect((await owner.get(path, refreshed.json().access_token)).statusCode).toBe(200)
  const dpop = await owner.headers('GET', path, token)
  const named = { ...dpop, authorization: `DPoP ${token}` }
  expect((await app.get(path, named)).statusCode).toBe(200)
})

test('without a key nobody can sign in, not even by a mailed link, unless the setting allows it', async () => {
  await using app = await startTestApp(strict)
  const { email, password } = await app.makeUser()
  const refused = await app.post('/api/auth/token?grant_type=password', { email, password })
  expect([refused.statusCode, refused.json().error_code]).toEqual([400, 'invalid_dpop_proof'])
  await app.post('/api/auth/recover', { email })
  await expect
    .poll(
      async () => (await app.database.db.selectFrom('deliveries').select('id').execute()).length,
    )
    .toBe(1)
  const link = { type: 'recovery', token_hash: await mailedToken(app, 'recovery') }
  expect((await app.post('/api/auth/verify', link)).statusCode).toBe(400)
  // The refusal did not use up the link.
  const owner = await makeProver(app)
  const opened = await owner.post('/api/auth/verify', link)
  expect(opened.statusCode).toBe(200)
  expect((await owner.get('/api/auth/user', opened.json().access_token)).statusCode).toBe(200)
})

test('a copied session is refused without its key and with another key, in each of a hundred attempts', async () => {
  const { app, owner, session, token, sessions } = await boundSession()
  await using _ = app
  const before = await sessions()
  for (let round = 0; round < 25; round++) {
    const thief = await makeProver(app)
    const answers = [
      await app.get(path, { authorization: `Bearer ${token}` }),
      await thief.get(path, token),
      await app.post('/api/auth/token?grant_type=refresh_token', session),
      await thief.refresh(session.refresh_token),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 400, 400])
  }
  expect(await sessions()).toEqual(before)
  expect((await owner.get(path, token)).statusCode).toBe(200)
  expect((await owner.refresh(session.refresh_token)).statusCode).toBe(200)
})

test('a proof works once, even if it is repeated to another process', async () => {
  const { app, owner, session, token } = await boundSession()
  await using _ = app
  await using other = await startTestApp({ ...strict, beside: app })
  const headers = await owner.headers('GET', path, token)
  expect((await app.get(path, headers)).statusCode).toBe(200)
  for (const server of [app, other]) {
    const again = await server.get(path, headers)
    expect([again.statusCode, again.json().code]).toEqual([401, 'invalid_dpop_proof'])
  }
  const refreshing = '/api/auth/token?grant_type=refresh_token'
  const proof = await owner.headers('POST', refreshing)
  const tries = await Promise.all(
    [app, other, app, other].map((server) => server.post(refreshing, session, proof)),
  )
  const codes = tries.map(({ statusCode }) => String(statusCode))
  expect(codes.toSorted()).toEqual(['200', '400', '400', '400'])
})

test('a proof for another method, address or token is refused', async () => {
  const { app, owner, session, token } = await boundSession()
  await using _ = app
  const other = (await owner.refresh(session.refresh_token)).json().access_token
  const authorization = `Bearer ${token}`
  const proofs = [
    await owner.proof('POST', path, token),
    await owner.proof('GET', '/api/invitations', token),
    await owner.proof('GET', `https://evil.example${path}`, token),
    await owner.proof('GET', path, other),
    await owner.proof('GET', path),
  ]
  for (const dpop of proofs) {
    const answer = await app.get(path, { authorization, dpop })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'invalid_dpop_proof'])
  }
  expect((await owner.get(`${path}?limit=1`, token)).statusCode).toBe(200)
})

test('a proof may name the configured public address, whatever host the proxy passes on', async () => {
  const { app, owner, token } = await boundSession({
    env: { ...strict.env, PUBLIC_URL: 'https://agency.example' },
  })
  await using _ = app
  const proof = await owner.proof('GET', `https://agency.example${path}`, token)
  const headers = { authorization: `Bearer ${token}`, dpop: proof, host: 'inner:3000' }
  expect((await app.get(path, headers)).statusCode).toBe(200)
})

test('a nonce is valid for five minutes, and the answer to an old one contains the next', async () => {
  const { app, owner, token } = await boundSession()
  await using _ = app
  const nonce = await owner.nonce()
  const send = async (wrong: string) =>
    app.get(path, await owner.headers('GET', path, token, { nonce: wrong }))
  app.clock.advance(4 * MINUTE)
  expect((await send(nonce)).statusCode).toBe(200)
  app.clock.advance(2 * MINUTE)
  const forged = Buffer.from(await owner.nonce(), 'base64url')
  forged[17]! ^= 1
  for (const wrong of [nonce, '', 'x', 'A'.repeat(24), forged.toString('base64url')]) {
    const refused = await send(wrong)
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'use_dpop_nonce'])
    expect(refused.headers['www-authenticate']).toContain('error="use_dpop_nonce"')
    expect((await send(refused.headers['dpop-nonce'] as string)).statusCode).toBe(200)
  }
  const atSignIn = await owner.headers('POST', '/api/auth/token', undefined, { nonce })
  const body = { email: 'a@b.example', password: 'x' }
  const refused = await app.post('/api/auth/token?grant_type=password', body, atSignIn)
  expect([refused.statusCode, refused.json().error_code]).toEqual([400, 'use_dpop_nonce'])
})

test('a proof dated in the future is refused, and so is one from before the clock was set back', async () => {
  const { app, owner, token } = await boundSession()
  await using _ = app
  const iat = Math.floor(app.clock.now().getTime() / 1000) + 3600
  const ahead = await owner.headers('GET', path, token, { claims: { iat } })
  expect((await app.get(path, ahead)).json().code).toBe('use_dpop_nonce')
  const used = await owner.headers('GET', path, token)
  expect((await app.get(path, used)).statusCode).toBe(200)
  const later = await owner.nonce()
  app.clock.advance(-HOUR)
  expect((await app.get(path, used)).json().code).toBe('use_dpop_nonce')
  const withLater = await owner.headers('GET', path, token, { nonce: later })
  expect((await app.get(path, withLater)).json().code).toBe('use_dpop_nonce')
  expect((await owner.get(path, token)).statusCode).toBe(200)
  app.clock.advance(HOUR)
  expect((await app.get(path, used)).json().code).toBe('invalid_dpop_proof')
})

test('malformed proofs are refused and never cause a server error', async () => {
  const { app, owner, token } = await boundSession()
  await using _ = app
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true })
  const rsa = new SignJWT({ jti: 'x', htm: 'GET', htu: `http://localhost${path}`, iat: 1 })
    .setProtectedHeader({ typ: 'dpop+jwt', alg: 'RS256', jwk: await exportJWK(publicKey) })
    .sign(privateKey)
  const good = await owner.proof('GET', path, token)
  const [head, body] = good.split('.')
  const proofs = [
    'x',
    '..',
    `${head}.${body}.`,
    `${head}.${body}.AAAA`,
    `${good}, ${await owner.proof('GET', path, token)}`,
    'x'.repeat(5_000),
    await owner.proof('GET', path, token, { claims: { padding: 'x'.repeat(2_000) } }),
    await rsa,
    await owner.proof('GET', path, token, { header: { typ: 'JWT' } }),
    await owner.proof('GET', path, token, { header: { jwk: undefined } }),
    await owner.proof('GET', path, token, { header: { jwk: { ...owner.jwk, x: 'AA' } } }),
    await owner.proof('GET', path, token, {
      header: { jwk: { ...owner.jwk, d: (await exportJWK(owner.privateKey)).d } },
    }),
    await owner.proof('GET', path, token, { header: { jwk: { kty: 'oct', k: 'AAAA' } } }),
    await owner.proof('GET', path, token, { claims: { jti: '' } }),
    await owner.proof('GET', path, token, { claims: { jti: 'x'.repeat(300) } }),
    await owner.proof('GET', 'not an address', token),
  ]
  for (const dpop of proofs) {
    const answer = await app.get(path, { authorization: `Bearer ${token}`, dpop })
    expect([answer.statusCode, answer.json().code], dpop.slice(0, 80)).toEqual([
      401,
      'invalid_dpop_proof',
    ])
  }
})

test('if used proofs cannot be recorded, reads are answered and changes are refused', async () => {
  const { app, owner, token } = await boundSession({ expectErrors: true })
  await using _ = app
  const drop = 'drop table limit_uses'
  if (app.database.dialect === 'postgres') await sql.raw(drop).execute(app.database.db)
  else new SQLite(join(app.place.DATA_DIR, 'limits.db')).exec(drop).close()
  expect((await owner.get(path, token)).statusCode).toBe(200)
  const headers = await owner.headers('HEAD', path, token)
  expect((await app.app.inject({ method: 'HEAD', url: path, headers })).statusCode).toBe(200)
  expect((await owner.post('/api/saved_views', {}, token)).statusCode).toBe(500)
})

test('switching bearer sessions off ends the existing ones', async () => {
  await using lenient = await startTestApp()
  const { email, password } = await lenient.makeUser({ role: 'admin' })
  const session = await lenient.signIn(email, password)
  const headers = { authorization: `Bearer ${session.access_token}` }
  expect((await lenient.get(path, headers)).statusCode).toBe(200)
  await using app = await startTestApp({ ...strict, beside: lenient })
  expect((await app.get(path, headers)).statusCode).toBe(401)
  expect((await app.get('/api/auth/user', headers)).statusCode).toBe(401)
  const thief = await makeProver(app)
  expect((await thief.get(path, session.access_token)).statusCode).toBe(401)
  expect((await thief.refresh(session.refresh_token)).statusCode).toBe(400)
  expect((await app.post('/api/auth/token?grant_type=refresh_token', session)).statusCode).toBe(400)
})

test('where clients without a key may sign in, a session bound to a key still requires it', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const owner = await makeProver(app)
  const session = await owner.signIn(user)
  const headers = { authorization: `Bearer ${session.access_token}` }
  expect((await app.get(path, headers)).statusCode).toBe(401)
  expect((await app.post('/api/auth/token?grant_type=refresh_token', session)).statusCode).toBe(400)
  expect((await owner.refresh(session.refresh_token)).statusCode).toBe(200)
})
