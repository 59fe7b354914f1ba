import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { runAdminCommand } from './admin-command.ts'
import { firstAdmin } from './first-admin.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

type Account = { email: string; password: string }

/** What a browser that keeps the device cookie sends. */
async function signIn(app: TestApp, { email, password }: Account, cookie?: string, agent = 'one') {
  const headers = { 'user-agent': agent, ...(cookie && { cookie }) }
  const answer = await app.post('/api/auth/token?grant_type=password', { email, password }, headers)
  return String(answer.headers['set-cookie']).split(';')[0]!
}

test('the owner gets one mail about a sign-in from another browser', async () => {
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

test('sign-ins of a program without cookies cause one mail a day at most', async () => {
  await using app = await startTestApp({ now: new Date('2026-11-23T09:00:00Z') })
  const user = await app.makeUser()
  for (let at = 0; at < 4; at++) {
    await signIn(app, user)
    app.clock.advance(HOUR)
  }
  expect(await mailsOf(app, 'new_device')).toHaveLength(1)
  app.clock.advance(DAY)
  await signIn(app, user)
  expect(await mailsOf(app, 'new_device')).toHaveLength(2)
})

test('the mail quotes the first 500 characters of a program’s user agent, or its address if there is none', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser()
  await signIn(app, user)
  await signIn(app, user, undefined, 'x'.repeat(600))
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as AddressInfo
  const path = '/api/auth/token?grant_type=password'
  const nameless = request({ port, path, method: 'POST', agent: false })
  nameless.setHeader('content-type', 'application/json').end(JSON.stringify(user))
  const [answer] = (await once(nameless, 'response')) as [IncomingMessage]
  expect(answer.resume().statusCode).toBe(200)
  const told = (await mailsOf(app, 'new_device')).map(({ data }) => data)
  expect(told).toHaveLength(2)
  expect(told).toContainEqual(expect.objectContaining({ user_agent: 'x'.repeat(500) }))
  expect(told).toContainEqual(expect.objectContaining({ user_agent: null, ip: '127.0.0.1' }))
})

test('a wrong password causes no mail, and the cookie of another account does not make a known device', async () => {
  await using app = await startTestApp()
  const [user, other] = [await app.makeUser(), await app.makeUser()]
  await signIn(app, user)
  const foreign = await signIn(app, other)
  await signIn(app, { ...user, password: 'wrong' }, undefined, 'two')
  expect(await mailsOf(app, 'new_device')).toEqual([])
  await signIn(app, user, foreign, 'two')
  expect(await mailsOf(app, 'new_device')).toHaveLength(1)
})

test('the browser that set a password is a known one afterwards', async () => {
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

test('a new admin and all other admins get a mail', async () => {
  await using app = await startTestApp()
  const [actor, other] = [
    await app.makeUser({ role: 'admin' }),
    await app.makeUser({ role: 'admin' }),
  ]
  await app.makeUser()
  const gone = await app.makeUser({ role: 'admin' })
  const deactivated_at = app.clock.now().toISOString()
  const { db } = app.database
  await db.updateTable('users').set({ deactivated_at }).where('id', '=', gone.id).execute()
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

test('creating the first admin causes no mail, creating one from the shell mails all admins, a reset mails its owner', async () => {
  await using app = await startTestApp()
  const { env } = readEnv({ ADMIN_EMAIL: 'first@staff.example' })
  const now = app.clock.now()
  await firstAdmin(app.database, env!, () => {}, now)
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
