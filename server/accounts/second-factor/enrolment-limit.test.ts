import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { MINUTE } from '#contract/durations.ts'

test('a signed-in person may begin to add an app twenty times in 15 minutes, so that their calls do not hold up visitors', async () => {
  await using app = await startTestApp()
  const person = async () => {
    const { email, password } = await app.makeUser()
    return async () => {
      const { access_token } = await app.signIn(email, password)
      const headers = { authorization: `Bearer ${access_token}` }
      return () => app.post('/api/auth/factors', { factor_type: 'totp' }, headers)
    }
  }
  const signIn = await person()
  const enrol = await signIn()
  const answers = await Promise.all(Array.from({ length: 30 }, enrol))
  const counts = Map.groupBy(answers, ({ statusCode }) => statusCode)
  expect([counts.get(200)?.length, counts.get(429)?.length]).toEqual([20, 10])
  const [refused] = counts.get(429)!
  expect(refused!.headers['retry-after']).toBe('900')
  const factors = await app.database.db.selectFrom('second_factors').select('id').execute()
  expect(factors).toHaveLength(1)
  const other = await (await person())()
  expect((await other()).statusCode).toBe(200)
  app.clock.advance(15 * MINUTE + 1)
  expect((await (await signIn())()).statusCode).toBe(200)
})
