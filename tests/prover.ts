import { createHash } from 'node:crypto'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { v7 as uuidv7 } from 'uuid'
import { SECOND } from '#contract/durations.ts'
import type { startTestApp } from './start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** What a forger would change. */
type Forgery = { claims?: JWTPayload; header?: Record<string, unknown>; nonce?: string }

/** A client with a key of its own, as a browser has one (DPoP). */
export async function makeProver(app: App) {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(publicKey)

  const nonce = async () =>
    (await app.get('/api/auth/nonce')).headers['dpop-nonce']?.toString() ?? ''

  async function proof(method: Method, path: string, token?: string, forgery: Forgery = {}) {
    const { claims, header } = forgery
    return new SignJWT({
      jti: uuidv7(),
      htm: method,
      htu: path.startsWith('http') ? path : `http://localhost${path.split('?')[0]}`,
      iat: Math.floor(app.clock.now().getTime() / SECOND),
      nonce: forgery.nonce ?? (await nonce()),
      ...(token && { ath: createHash('sha256').update(token).digest('base64url') }),
      ...claims,
    })
      .setProtectedHeader({ typ: 'dpop+jwt', alg: 'ES256', jwk, ...header })
      .sign(privateKey)
  }

  const headers = async (method: Method, path: string, token?: string, forgery?: Forgery) => ({
    dpop: await proof(method, path, token, forgery),
    ...(token && { authorization: `Bearer ${token}` }),
  })

  const grant = async (type: string, body: object, server = app) => {
    const path = `/api/auth/token?grant_type=${type}`
    return server.post(path, body, await headers('POST', path))
  }

  return {
    jwk,
    privateKey,
    thumbprint: await calculateJwkThumbprint(jwk),
    nonce,
    proof,
    headers,
    get: async (path: string, token: string, server = app) =>
      server.get(path, await headers('GET', path, token)),
    post: async (path: string, body: object, token?: string, server = app) =>
      server.post(path, body, await headers('POST', path, token)),
    grant,
    refresh: (refresh_token: string, server = app) =>
      grant('refresh_token', { refresh_token }, server),
    async signIn({ email, password }: { email: string; password: string }) {
      const answer = await grant('password', { email, password })
      if (answer.statusCode !== 200) throw new Error(`Sign-in failed: ${answer.body}`)
      const session = answer.json<{ access_token: string; refresh_token: string }>()
      app.keepSecret(session.access_token)
      app.keepSecret(session.refresh_token)
      return session
    },
  }
}
