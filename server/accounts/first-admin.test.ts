import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { defaultAdmin, type FirstAdmin, firstAdmin } from './first-admin.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

/** Starts with these settings. Returns what is shown. */
async function start({ database, clock }: App, values: Record<string, string> = {}) {
  const shown: FirstAdmin[] = []
  await firstAdmin(database, settings(values), (made) => shown.push(made), clock.now())
  return shown
}

const users = ({ database: { db } }: App) => db.selectFrom('users').select('email').execute()

const settings = (values: Record<string, string> = {}) => readEnv(values).env!

test('the first start creates an admin and shows the password once', async () => {
  await using app = await startTestApp()
  const shown = await start(app)
  expect(shown).toEqual([
    { email: defaultAdmin, password: expect.stringMatching(/^(\w{5}-?){4}$/) },
  ])
  const { access_token } = await app.signIn(defaultAdmin, shown[0]!.password!)
  const headers = { authorization: `Bearer ${access_token}` }
  expect((await app.post('/api/is_admin', undefined, headers)).body).toBe('true')
  expect(await start(app)).toEqual([])
})

test('a start that fails while showing the password leaves no admin, and the next start creates another', async () => {
  await using app = await startTestApp()
  const ends = () => {
    throw new Error('The process was killed')
  }
  const interrupted = firstAdmin(app.database, settings(), ends, app.clock.now())
  await expect(interrupted).rejects.toThrow('killed')
  expect(await users(app)).toEqual([])
  const [made] = await start(app)
  await app.signIn(defaultAdmin, made!.password!)
})

test('the settings name the first admin, and the password from the settings is not shown', async () => {
  await using app = await startTestApp()
  const env = { ADMIN_EMAIL: 'Boss@Staff.Example', ADMIN_PASSWORD: 'twelve or more' }
  expect(await start(app, env)).toEqual([])
  await app.signIn('boss@staff.example', 'twelve or more')
})

test('a password without an address creates an admin whose address is shown', async () => {
  await using app = await startTestApp()
  expect(await start(app, { ADMIN_PASSWORD: 'twelve or more' })).toEqual([{ email: defaultAdmin }])
  await app.signIn(defaultAdmin, 'twelve or more')
})

test('if there is an admin already, the settings change nothing', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser({ role: 'admin' })
  const env = { ADMIN_EMAIL: 'late@staff.example', ADMIN_PASSWORD: 'twelve or more' }
  expect(await start(app, env)).toEqual([])
  expect(await users(app)).toEqual([{ email }])
})

test('of several servers that start together, exactly one creates the admin', async () => {
  await using app = await startTestApp()
  const shown = await Promise.all(Array.from({ length: 5 }, () => start(app)))
  expect(shown.flat()).toHaveLength(1)
  expect(await users(app)).toHaveLength(1)
})

test('an existing account without the admin role is not made an admin', async () => {
  await using app = await startTestApp()
  await app.makeUser({ email: 'plain@staff.example', role: 'user' })
  await expect(start(app, { ADMIN_EMAIL: 'plain@staff.example' })).rejects.toMatchObject({
    message: expect.stringMatching(/ordinary account\. Make one .+ create EMAIL$/),
    cause: { code: 'email_taken' },
  })
})

test('a database error at the first start is rethrown unchanged', async () => {
  await using app = await startTestApp()
  await app.database.db.schema.alterTable('users').renameTo('people').execute()
  const made = start(app)
  await expect(made).rejects.toThrow(/users/)
  await expect(made).rejects.not.toThrow('ordinary account')
})
