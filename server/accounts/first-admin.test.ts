import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { defaultAdmin, firstAdmin } from './first-admin.ts'

const settings = (values: Record<string, string> = {}) => readEnv(values).env!

test('the first start creates an admin and shows the password once', async () => {
  await using app = await startTestApp()
  const made = await firstAdmin(app.database, settings(), app.clock.now())
  expect(made).toEqual({ email: defaultAdmin, password: expect.stringMatching(/^(\w{5}-?){4}$/) })
  const { access_token } = await app.signIn(defaultAdmin, made!.password!)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await app.post('/api/is_admin', undefined, headers)).body).toBe('true')
  expect(await firstAdmin(app.database, settings(), app.clock.now())).toBeNull()
})

test('the settings name the first admin, and their password is not repeated', async () => {
  await using app = await startTestApp()
  const env = settings({ ADMIN_EMAIL: 'Boss@Staff.Example', ADMIN_PASSWORD: 'twelve or more' })
  const made = await firstAdmin(app.database, env, app.clock.now())
  expect(made).toEqual({ email: 'boss@staff.example' })
  await app.signIn('boss@staff.example', 'twelve or more')
})

test('when there is an admin the settings change nothing', async () => {
  await using app = await startTestApp()
  await app.makeUser({ role: 'admin' })
  const env = settings({ ADMIN_EMAIL: 'late@staff.example', ADMIN_PASSWORD: 'twelve or more' })
  expect(await firstAdmin(app.database, env, app.clock.now())).toBeNull()
  expect(await app.database.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test('of servers that start together one creates the admin', async () => {
  await using app = await startTestApp()
  const made = await Promise.all(
    Array.from({ length: 5 }, () => firstAdmin(app.database, settings(), app.clock.now())),
  )
  expect(made.filter(Boolean)).toHaveLength(1)
  expect(await app.database.db.selectFrom('users').selectAll().execute()).toHaveLength(1)
})

test('an existing ordinary account is not made an admin', async () => {
  await using app = await startTestApp()
  await app.makeUser({ email: 'plain@staff.example', role: 'user' })
  const env = settings({ ADMIN_EMAIL: 'plain@staff.example' })
  await expect(firstAdmin(app.database, env, app.clock.now())).rejects.toMatchObject({
    message: expect.stringContaining('ordinary account'),
    cause: { code: 'email_taken' },
  })
})

test('a database error at the first start is reported unchanged', async () => {
  await using app = await startTestApp()
  await app.database.db.schema.alterTable('users').renameTo('people').execute()
  const made = firstAdmin(app.database, settings(), app.clock.now())
  await expect(made).rejects.toThrow(/users/)
  await expect(made).rejects.not.toThrow('ordinary account')
})
