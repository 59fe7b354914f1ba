import { expect, test } from 'vitest'
import { MINUTE } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const statusOf = async (app: App, { access_token }: { access_token: string }) =>
  (await app.get('/api/auth/user', { authorization: `Bearer ${access_token}` })).statusCode

test('of more than fifty sessions of an account the least recently used ends, which is recorded', async () => {
  await using app = await startTestApp()
  const { id, email, password } = await app.makeUser()
  const colleague = await app.makeUser()
  const others = await app.signIn(colleague.email, colleague.password)
  const [first, second] = [await app.signIn(email, password), await app.signIn(email, password)]
  app.clock.advance(2 * MINUTE)
  expect(await statusOf(app, first)).toBe(200)
  for (let each = 3; each <= 50; each++) await app.signIn(email, password)
  const trail = app.database.db
    .selectFrom('audit_entries')
    .select(['actor_id', 'subject_id', 'data'])
    .where('action', '=', 'sessions.ended')
  expect(await trail.execute()).toEqual([])
  const newest = await app.signIn(email, password)
  const statuses = []
  for (const session of [first, second, newest, others]) statuses.push(await statusOf(app, session))
  expect(statuses).toEqual([200, 403, 200, 200])
  expect(await trail.execute()).toEqual([{ actor_id: id, subject_id: id, data: '{"count":1}' }])
})

test('sign-ins without the second factor end no session that has verified it', async () => {
  await using app = await startTestApp()
  const { id, email, password } = await app.makeUser()
  const owner = await app.signIn(email, password)
  await app.database.db
    .updateTable('sessions')
    .set({ factors: 2 })
    .where('user_id', '=', id)
    .execute()
  app.clock.advance(MINUTE)
  for (let each = 0; each < 52; each++) await app.signIn(email, password)
  expect(await statusOf(app, owner)).toBe(200)
})
