import { Secret, TOTP } from 'otpauth'
import { expect } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import type { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The code that an app shows at this moment, or this much later. */
export const codeOf = (app: App, secret: string, laterMs = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: app.clock.now().getTime() + laterMs,
  })

/** An account that signs in with password and app, and the calls of its browser. */
export async function withFactor(app: App) {
  const user = await app.makeUser({ role: 'admin' })
  const first = (await app.signIn(user.email, user.password)).access_token
  const added = await app.post('/api/auth/factors', { factor_type: 'totp' }, bearer(first))
  expect(added.statusCode).toBe(200)
  const { id, totp } = added.json<{ id: string; totp: { secret: string; uri: string } }>()
  app.keepSecret(totp.secret)
  const prove = (code: string, token: string) =>
    app.post(`/api/auth/factors/${id}/verify`, { code }, bearer(token))
  const confirmed = await prove(codeOf(app, totp.secret), first)
  expect(confirmed.statusCode).toBe(200)
  const { access_token: token } = confirmed.json<{ access_token: string }>()
  app.clock.advance(31 * SECOND)
  return {
    ...user,
    factorId: id,
    ...totp,
    token,
    prove,
    code: () => codeOf(app, totp.secret),
    signIn: async () => (await app.signIn(user.email, user.password)).access_token,
    codes: async () => {
      const answer = await app.post('/api/auth/recovery-codes', undefined, bearer(token))
      const { codes } = answer.json<{ codes: string[] }>()
      for (const code of codes) app.keepSecret(code)
      return codes
    },
  }
}
