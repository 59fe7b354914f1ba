import { expect, test, vi } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const signIn = (app: TestApp, email: string, password: string) =>
  app.post('/api/auth/token?grant_type=password', { email, password })

/** Combining marks out of canonical order: sorting 32,000 of them takes seconds. */
const marks = (length: number) => `a${'\u0315\u0300'.repeat(length / 2)}`

test('a password over the maximum length is answered like a wrong one and never normalized', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser()
  const wrong = await signIn(app, email, 'not the password')
  const normalize = vi.spyOn(String.prototype, 'normalize')
  for (const name of [email, 'nobody@staff.example'])
    for (const password of [marks(16_000), 'x'.repeat(60_000), 'x'.repeat(2001)]) {
      const answer = await signIn(app, name, password)
      expect([answer.statusCode, answer.body]).toEqual([wrong.statusCode, wrong.body])
    }
  expect(lengths(normalize)).toEqual([])
})

test('a password of the maximum length signs in', async () => {
  await using app = await startTestApp()
  const password = '💶'.repeat(1000)
  const { email } = await app.makeUser({ password })
  const normalize = vi.spyOn(String.prototype, 'normalize')
  expect((await signIn(app, email, password)).statusCode).toBe(200)
  expect((await signIn(app, email, `${password}x`)).statusCode).toBe(400)
  expect(lengths(normalize)).toEqual([2000])
})

test('a password over the maximum length costs a hash like any other, so timing reveals nothing', async () => {
  await using app = await startTestApp({ env: { RATE_LIMITS: 'off' } })
  const flood = Array.from({ length: 60 }, () =>
    signIn(app, 'nobody@staff.example', 'x'.repeat(2000)),
  )
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(statuses).toContain(503)
  expect(statuses).toContain(400)
})

test('an email over the maximum length is never matched, nor lower-cased as a whole', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  const lowerCase = vi.spyOn(String.prototype, 'toLowerCase')
  const long = `${user.email}${' '.repeat(300)}${'x'.repeat(50_000)}`
  const answers = [
    await signIn(app, long, user.password),
    await signIn(app, 'İ'.repeat(30_000), user.password),
    await signIn(app, `${user.email}${' '.repeat(60_000)}`, user.password),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400])
  expect(Math.max(...lengths(lowerCase))).toBeLessThan(1000)
})

test('a token longer than any issued one is not verified', async () => {
  await using app = await startTestApp()
  const token = await app.adminToken()
  const read = (value: string) => app.get('/api/user_roles', { authorization: `Bearer ${value}` })
  expect((await read(token)).statusCode).toBe(200)
  const decode = vi.spyOn(TextDecoder.prototype, 'decode')
  expect((await read(`${token}${'A'.repeat(12_000)}`)).statusCode).toBe(401)
  expect((await read(`${'A'.repeat(14_000)}.${token}`)).statusCode).toBe(401)
  expect(decode).not.toHaveBeenCalled()
})

/** The lengths of all strings that a String method was called on. */
const lengths = (spy: { mock: { contexts: unknown[] } }) =>
  spy.mock.contexts.map((text) => String(text).length)
