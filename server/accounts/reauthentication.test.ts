import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Session = { access_token: string; refresh_token: string }

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const unknown = '01890000-0000-7000-8000-000000000001'
const invited = { email: 'jo@staff.example' }
const account = { email: 'ann@staff.example', password: 'eleven lanterns by the harbour' }
const hook = { url: 'https://hooks.example/in', events: ['enquiry.received'] }

/** Every call that requires recent reauthentication, with its answer once that was given. */
const dangerous = (app: App, token: string) => {
  const headers = bearer(token)
  return [
    () => app.post('/api/admin-delete-user', { userId: unknown }, headers),
    () => app.post('/api/admin-create-user', { ...account, role: 'admin' }, headers),
    () => app.post('/api/admin-invite-user', { ...invited, role: 'admin' }, headers),
    () => app.patch(`/api/people/${unknown}`, { role: 'admin' }, headers),
    () => app.patch(`/api/people/${unknown}`, { active: true }, headers),
    () => app.delete(`/api/people/${unknown}/second_factor`, undefined, headers),
    () => app.get('/api/contact_submissions/export?format=csv', headers),
    () => app.get('/api/newsletter_subscribers/export?format=csv', headers),
    () => app.get('/api/audit/export?format=json', headers),
    () => app.post('/api/webhooks', hook, headers),
    () => app.patch(`/api/webhooks/${unknown}`, { active: false }, headers),
    () => app.delete(`/api/webhooks/${unknown}`, undefined, headers),
    () => app.post(`/api/webhooks/${unknown}/rotate-secret`, undefined, headers),
  ]
}
const dangerousToOwnFactors = (app: App, token: string) => {
  const headers = bearer(token)
  return [
    () => app.post('/api/auth/factors', { factor_type: 'totp' }, headers),
    () => app.delete(`/api/auth/factors/${unknown}`, undefined, headers),
    () => app.post('/api/auth/recovery-codes', undefined, headers),
  ]
}

async function later(app: App, session: Session): Promise<Session> {
  app.clock.advance(10 * MINUTE + SECOND)
  const { refresh_token } = session
  const renewed = await app.post('/api/auth/token?grant_type=refresh_token', { refresh_token })
  expect(renewed.statusCode).toBe(200)
  const next = renewed.json<Session>()
  for (const secret of Object.values(next)) if (typeof secret === 'string') app.keepSecret(secret)
  return next
}

async function codesOf(calls: (() => ReturnType<App['post']>)[]) {
  const codes = []
  for (const call of calls) {
    const answer = await call()
    codes.push(answer.headers['x-sb-error-code'] ?? (answer.statusCode < 300 || answer.json().code))
  }
  return codes
}

test('ten minutes after signing in, a dangerous action requires the password first', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const fresh = await app.signIn(user.email, user.password)
  const wanted = ['password_needed', 'code_needed']
  const answered = await codesOf([
    ...dangerous(app, fresh.access_token),
    ...dangerousToOwnFactors(app, fresh.access_token).slice(1),
  ])
  for (const code of answered) expect(wanted).not.toContain(code)

  const { access_token: token } = await later(app, fresh)
  const calls = [...dangerous(app, token), ...dangerousToOwnFactors(app, token)]
  expect(await codesOf(calls)).toEqual(calls.map(() => 'password_needed'))
  // Other calls still work.
  const other = { email: 'kim@staff.example' }
  for (const answer of [
    await app.post('/api/admin-create-user', { ...account, ...other }, bearer(token)),
    await app.post('/api/admin-invite-user', { ...invited, role: 'user' }, bearer(token)),
    await app.patch(`/api/people/${(await app.makeUser()).id}`, { active: false }, bearer(token)),
  ])
    expect(answer.statusCode).toBeLessThan(300)
  expect((await app.get('/api/people', bearer(token))).statusCode).toBe(200)

  const show = (body: object) => app.post('/api/auth/reauthenticate', body, bearer(token))
  for (const wrong of [{ password: 'not a password' }, {}, { code: '123456' }])
    expect((await show(wrong)).json().error_code).toBe('current_password_invalid')
  expect(await codesOf(calls)).toEqual(calls.map(() => 'password_needed'))
  expect((await show({ password: user.password })).statusCode).toBe(204)
  for (const code of await codesOf(calls)) expect(wanted).not.toContain(code)
  const trail = (await app.get('/api/audit', bearer(token))).json<{ rows: { action: string }[] }>()
  const actions = trail.rows.map(({ action }) => action)
  expect(actions.filter((action) => action === 'password.failed')).toHaveLength(3)
  expect(actions).toContain('password.proven')
})

test('confirming an app that was added earlier requires recent reauthentication', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const fresh = await app.signIn(user.email, user.password)
  const type = { factor_type: 'totp' }
  const added = await app.post('/api/auth/factors', type, bearer(fresh.access_token))
  const { id, totp } = added.json<{ id: string; totp: { secret: string } }>()
  app.keepSecret(totp.secret)
  const { access_token: token } = await later(app, fresh)
  const confirm = () => {
    const timestamp = app.clock.now().getTime()
    const code = new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({ timestamp })
    return app.post(`/api/auth/factors/${id}/verify`, { code }, bearer(token))
  }
  expect((await confirm()).json().error_code).toBe('password_needed')
  const deletion = await app.post('/api/admin-delete-user', { userId: unknown }, bearer(token))
  expect(deletion.json().code).toBe('password_needed')
  const { password } = user
  await app.post('/api/auth/reauthenticate', { password }, bearer(token))
  expect((await confirm()).statusCode).toBe(200)
})

test('reauthenticating one session does not count for another, and guesses of the password are limited', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const one = await later(app, await app.signIn(user.email, user.password))
  const other = await app.signIn(user.email, user.password)
  expect(await codesOf(dangerous(app, other.access_token).slice(0, 1))).toEqual(['not_found'])
  const first = dangerous(app, one.access_token).slice(0, 1)
  expect(await codesOf(first)).toEqual(['password_needed'])
  const show = (password: string) =>
    app.post('/api/auth/reauthenticate', { password }, bearer(one.access_token))
  for (let tries = 0; tries < 10; tries++) await show('not a password')
  expect((await show(user.password)).statusCode).toBe(429)
  expect(await codesOf(first)).toEqual(['password_needed'])
})

test('with a second factor, a dangerous action requires a code, and the password is not enough', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const { access_token } = await app.signIn(user.email, user.password)
  const added = await app.post('/api/auth/factors', { factor_type: 'totp' }, bearer(access_token))
  const { id, totp } = added.json<{ id: string; totp: { secret: string } }>()
  app.keepSecret(totp.secret)
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate({
      timestamp: app.clock.now().getTime(),
    })
  const proven = await app.post(
    `/api/auth/factors/${id}/verify`,
    { code: code() },
    bearer(access_token),
  )
  const { access_token: token } = await later(app, proven.json<Session>())
  const calls = [...dangerous(app, token), ...dangerousToOwnFactors(app, token)]
  expect(await codesOf(calls)).toEqual(calls.map(() => 'code_needed'))
  const show = (body: object) => app.post('/api/auth/reauthenticate', body, bearer(token))
  expect((await show({ password: user.password })).json().error_code).toBe(
    'mfa_verification_failed',
  )
  expect((await show({ code: code() })).statusCode).toBe(204)
  for (const found of await codesOf(calls)) expect(found).not.toBe('code_needed')
})
