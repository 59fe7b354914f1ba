import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { DAY } from '#server/durations.ts'
import { mailsOf } from '#tests/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { runAdminCommand } from './admin-command.ts'
import { firstAdmin } from './first-admin.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

type Account = { email: string; password: string }

/** What a browser sends that keeps the device cookie. */
async function signIn(app: TestApp, { email, password }: Account, cookie?: string, agent = 'one') {
  const headers = { 'user-agent': agent, ...(cookie && { cookie }) }
  const answer = await app.post('/api/auth/token?grant_type=password', { email, password }, headers)
  return String(answer.headers['set-cookie']).split(';')[0]!
}

test('a sign-in from another browser is told to the account’s owner, once', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  const device = await signIn(app, user)
  expect(await mailsOf(app, 'new_device')).toEqual([])
  const renewed = await signIn(app, user, device)
  await signIn(app, user, renewed)
  expect(await mailsOf(app, 'new_device')).toEqual([])

  const second = await signIn(app, user, undefined, 'two')
  await signIn(app, user, second, 'two')
  expect(await mailsOf(app, 'new_device')).toMatchObject([
    {
      recipient: user.email,
      subject_id: user.id,
      data: {
        at: app.clock.now().toISOString(),
        user_agent: 'two',
        ip: '127.0.0.1',
        link: { path: '/admin/forgot-password' },
      },
    },
  ])
})

test('a program without cookies is told of once a day', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  for (let at = 0; at < 4; at++) await signIn(app, user)
  expect(await mailsOf(app, 'new_device')).toHaveLength(1)
  app.clock.advance(DAY)
  await signIn(app, user)
  expect(await mailsOf(app, 'new_device')).toHaveLength(2)
})

test('a wrong password is told to nobody, and another account’s cookie is no known device', async () => {
  await using app = await startTestApp()
  const [user, other] = [await app.makeUser(), await app.makeUser()]
  await signIn(app, user)
  const foreign = await signIn(app, other)
  await signIn(app, { ...user, password: 'wrong' }, undefined, 'two')
  expect(await mailsOf(app, 'new_device')).toEqual([])
  await signIn(app, user, foreign, 'two')
  expect(await mailsOf(app, 'new_device')).toHaveLength(1)
})

test('the browser that set a password is known afterwards', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  const { access_token } = await app.signIn(user.email, user.password)
  const password = 'eleven lanterns by the harbour'
  const set = await app.put(
    '/api/auth/user',
    { password, current_password: user.password },
    { authorization: `Bearer ${access_token}` },
  )
  const device = String(set.headers['set-cookie']).split(';')[0]
  await signIn(app, { ...user, password }, device, 'two')
  expect(await mailsOf(app, 'new_device')).toEqual([])
})

test('a new admin is told, and so is every other admin', async () => {
  await using app = await startTestApp()
  const [actor, other] = [
    await app.makeUser({ role: 'admin' }),
    await app.makeUser({ role: 'admin' }),
  ]
  await app.makeUser()
  const { access_token } = await app.signIn(actor.email, actor.password)
  const headers = { authorization: `Bearer ${access_token}` }
  const create = (email: string, role: string) =>
    app.post('/api/admin-create-user', { email, role, password: 'a long enough one' }, headers)
  await create('user@staff.example', 'user')
  expect(await mailsOf(app, 'admin_made')).toEqual([])
  await create('new@staff.example', 'admin')
  const mails = await mailsOf(app, 'admin_made')
  const recipients = mails.map(({ recipient }) => recipient).toSorted()
  expect(recipients).toEqual([actor.email, other.email, 'new@staff.example'].toSorted())
  expect(mails[0]!.data).toEqual({
    email: 'new@staff.example',
    by: actor.email,
    at: app.clock.now().toISOString(),
    link: { path: '/admin/people' },
  })
})

test('the first admin is told nothing, one from the command line is told to all, and a reset to its owner', async () => {
  await using app = await startTestApp()
  const { env } = readEnv({ ADMIN_EMAIL: 'first@staff.example' })
  const now = app.clock.now()
  await firstAdmin(app.database, env!, now)
  expect(await mailsOf(app, 'admin_made')).toEqual([])
  await runAdminCommand(['create', 'second@staff.example'], app.database, now)
  const made = await mailsOf(app, 'admin_made')
  expect(made.map(({ recipient }) => recipient).toSorted()).toEqual([
    'first@staff.example',
    'second@staff.example',
  ])
  await runAdminCommand(['reset', 'first@staff.example'], app.database, now)
  expect(await mailsOf(app, 'password_changed')).toMatchObject([
    { recipient: 'first@staff.example' },
  ])
})
