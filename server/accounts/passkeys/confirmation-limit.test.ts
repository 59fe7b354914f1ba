import { expect, test } from 'vitest'
import { makeAuthenticator } from '#tests/credentials/authenticator.ts'
import { bearer, withFactor } from '#tests/credentials/factor-holder.ts'
import { ask, enter, register, site } from '#tests/credentials/passkey-holder.ts'
import { startTestApp } from '#tests/start-test-app.ts'

test('wrong codes of a stranger block nobody’s passkey, and wrong passkeys block only their own session', async () => {
  await using app = await startTestApp({ env: { PUBLIC_URL: site } })
  const user = await withFactor(app)
  const authenticator = makeAuthenticator(site)
  expect((await register(app, user.token, authenticator)).answer.statusCode).toBe(200)
  const confirm = async (token: string, forgery = {}) => {
    const { challenge_id, options } = await ask(app, 'confirmation', bearer(token))
    const passkey = { challenge_id, credential: authenticator.get(options, forgery) }
    return (await app.post('/api/auth/reauthenticate', { passkey }, bearer(token))).statusCode
  }

  // A stranger who knows the password but has no authenticator app.
  const stranger = await user.signIn()
  const wrong = user.code() === '000000' ? '000001' : '000000'
  for (let each = 0; each < 10; each++) await user.prove(wrong, stranger)
  expect((await user.prove(user.code(), stranger)).statusCode).toBe(429)
  expect(await confirm(user.token)).toBe(204)

  for (let each = 0; each < 10; each++)
    expect(await confirm(user.token, { rpId: 'evil.example' })).toBe(422)
  expect(await confirm(user.token)).toBe(429)
  const elsewhere = (await enter(app, authenticator)).json<{ access_token: string }>()
  expect(await confirm(elsewhere.access_token)).toBe(204)
})
