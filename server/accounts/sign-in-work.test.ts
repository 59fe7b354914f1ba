import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { buildApp } from '#server/app.ts'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { TestLog } from '#tests/test-log.ts'

test('a refused sign-in makes as many database queries for an unknown person as for a known one', async () => {
  await using server = await startTestApp()
  const { email } = await server.makeUser()
  let asked = 0
  const counting: KyselyPlugin = {
    transformQuery({ node }) {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const { database, place, clock } = server
  const app = await buildApp({
    database: { ...database, db: database.db.withPlugin(counting) },
    env: readEnv({ BEARER_SESSIONS: 'on', ...place }).env!,
    now: clock.now,
    maxEventLoopDelayMs: 0,
    log: new TestLog(),
  })
  const refuse = async (name: string) => {
    asked = 0
    const payload = { email: name, password: 'not the password' }
    const url = '/api/auth/token?grant_type=password'
    const answer = await app.inject({ method: 'POST', url, payload })
    expect(answer.statusCode).toBe(400)
    return asked
  }
  // The first one creates what the later ones find.
  await refuse(email)
  expect(await refuse('nobody@staff.example')).toBe(await refuse(email))
  await app.close()
})
