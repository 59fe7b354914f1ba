import { expect } from 'vitest'
import type { startTestApp } from '#tests/start-test-app.ts'
import { type Forgery, makeAuthenticator, type Options } from './authenticator.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Headers = Record<string, string>
type Asked<More = object> = { challenge_id: string; options: Options & More }

export const site = 'https://agency.example'
export const path = '/api/auth/passkeys'
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** The options of a challenge, for signing in or for reauthentication. */
export async function ask(app: App, step: 'authentication' | 'confirmation', headers?: Headers) {
  return (await app.post(`${path}/${step}/options`, {}, headers)).json<Asked>()
}

/** Signs in with the authenticator's response to a new challenge. */
export async function enter(
  app: App,
  authenticator: ReturnType<typeof makeAuthenticator>,
  forgery: Forgery = {},
  headers?: Headers,
) {
  const { challenge_id, options } = await ask(app, 'authentication')
  const credential = authenticator.get(options, forgery)
  return app.post(`${path}/authentication/verify`, { challenge_id, credential }, headers)
}

/** Registers a passkey for the signed-in account. */
export async function register(
  app: App,
  token: string,
  authenticator: ReturnType<typeof makeAuthenticator>,
  forgery: Forgery = {},
) {
  const asked = await app.post(`${path}/registration/options`, {}, bearer(token))
  expect(asked.statusCode).toBe(200)
  const { challenge_id, options } = asked.json<Asked<{ user: { id: string } }>>()
  const credential = authenticator.create(options, forgery)
  const body = { challenge_id, credential }
  return {
    body,
    options,
    answer: await app.post(`${path}/registration/verify`, body, bearer(token)),
  }
}

/** An account with a passkey. */
export async function withPasskey(app: App, { counts = false } = {}) {
  const user = await app.makeUser({ role: 'admin' })
  const { access_token: token } = await app.signIn(user.email, user.password)
  const authenticator = makeAuthenticator(site, { counts })
  const { answer } = await register(app, token, authenticator)
  expect(answer.statusCode).toBe(200)
  return { ...user, token, authenticator, passkey: answer.json<{ id: string }>().id }
}
