import { calculateJwkThumbprint, type JWTPayload } from 'jose'
import { SECOND } from '#contract/durations.ts'
import type { startTestApp } from '#tests/start-test-app.ts'
import { hashOfToken, makeKey, signProof } from './signed-proof.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
/** The parts that a forger would change. */
type Forgery = { claims?: JWTPayload; header?: Record<string, unknown>; nonce?: string }

/** A client with its own key, like a browser (DPoP). */
export async function makeProver(app: App) {
  const key = await makeKey()

  const nonce = async () =>
    (await app.get('/api/auth/nonce')).headers['dpop-nonce']?.toString() ?? ''

  async function proof(method: Method, path: string, token?: string, forgery: Forgery = {}) {
    const { claims, header } = forgery
    const usual = {
      htm: method,
      htu: path.startsWith('http') ? path : `http://localhost${path.split('?')[0]}`,
      iat: Math.floor(app.clock.now().getTime() / SECOND),
      nonce: forgery.nonce ?? (await nonce()),
      ...(token && { ath: hashOfToken(token) }),
    }
    return signProof(key, { ...usual, ...claims }, header)
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
    ...key,
    thumbprint: await calculateJwkThumbprint(key.jwk),
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
