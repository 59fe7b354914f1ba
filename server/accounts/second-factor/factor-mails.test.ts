import { expect, test } from 'vitest'
import { bearer, withFactor } from '#tests/credentials/factor-holder.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const toldOf = async (app: App) =>
  (await mailsOf(app, 'factor_changed')).map(({ recipient, data }) => [
    recipient,
    (data as { change?: string }).change,
  ])

test('the owner is mailed when an app is added or removed, and when recovery codes are renewed or used', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  expect(await toldOf(app)).toEqual([[user.email, 'added']])
  const [code] = await user.codes()
  expect((await user.prove(code!, await user.signIn())).statusCode).toBe(200)
  // A code from the app is nothing to report, and neither is a wrong one.
  await user.prove('wrong', await user.signIn())
  expect((await user.prove(user.code(), await user.signIn())).statusCode).toBe(200)
  const path = `/api/auth/factors/${user.factorId}`
  expect((await app.delete(path, undefined, bearer(user.token))).statusCode).toBe(200)
  const changes = (await toldOf(app)).map(([, change]) => change)
  expect(changes).toHaveLength(4)
  expect(new Set(changes)).toEqual(new Set(['added', 'codes_renewed', 'code_used', 'removed']))
})

test('adding and removing an app that was never confirmed causes no mail', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  const { access_token: token } = await app.signIn(email, password)
  const added = await app.post('/api/auth/factors', { factor_type: 'totp' }, bearer(token))
  const path = `/api/auth/factors/${added.json<{ id: string }>().id}`
  expect((await app.delete(path, undefined, bearer(token))).statusCode).toBe(200)
  expect(await toldOf(app)).toEqual([])
})
