import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { loadSecrets } from './secrets.ts'

const settings = (values: Record<string, string> = {}) => readEnv(values).env!

test('servers that start together agree on the secret generated at the first start', async () => {
  await using app = await startTestApp()
  await app.database.db.deleteFrom('settings').execute()
  const rings = await Promise.all(
    Array.from({ length: 8 }, () => loadSecrets(app.database, settings())),
  )
  expect(new Set(rings.map(({ kid }) => kid)).size).toBe(1)
  expect(rings[0]!.tokenKey).toHaveLength(32)
})

test('a new secret means a new key, and a session survives the change by refreshing', async () => {
  const AUTH_SECRET = 'T0xvZ8q1Yw3kLr9uBn5sEh7jMc2fGd4pQa6iXt'
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app, env: { AUTH_SECRET } })
  const { email, password } = await app.makeUser()
  const { access_token, refresh_token } = await app.signIn(email, password)
  const user = await other.get('/api/auth/user', { authorization: `Bearer ${access_token}` })
  expect(user.json()).toMatchObject({ error_code: 'bad_jwt' })
  const next = await other.post('/api/auth/token?grant_type=refresh_token', { refresh_token })
  const headers = { authorization: `Bearer ${next.json().access_token}` }
  expect((await other.get('/api/auth/user', headers)).statusCode).toBe(200)
})

test('a secret that is short, repetitive or known from examples stops the start', () => {
  const weak = [
    'short',
    'a'.repeat(64),
    '0123456701234567012345670123456701234567',
    'your-super-secret-jwt-token-with-at-least-32-characters-long',
    'change-me-change-me-change-me-change-me-4711',
  ]
  for (const AUTH_SECRET of weak) {
    const { faults } = readEnv({ AUTH_SECRET })
    expect(faults, AUTH_SECRET).toEqual([expect.stringMatching(/^AUTH_SECRET: /)])
  }
  expect(readEnv({ AUTH_SECRET: 'b6Jm1Yk8vQx3Zt5RwNf2Lh9Sd7Gc4Pa0' }).faults).toBeUndefined()
})
