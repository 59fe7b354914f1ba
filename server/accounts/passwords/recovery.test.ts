import { expect, test, vi } from 'vitest'
import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { readEnv } from '#server/env.ts'
import { tokenOf } from '#server/deliveries/mail/one-time-tokens.ts'
import { loadSecrets } from '#server/accounts/secrets.ts'

type TestApp = Awaited<ReturnType<typeof startTestApp>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const recover = (app: TestApp, email: string, headers = {}) =>
  app.post('/api/auth/recover', { email }, headers)

const tokens = ({ database: { db } }: TestApp) =>
  db.selectFrom('one_time_tokens').selectAll().orderBy('created_at').orderBy('id').execute()

/** Requests a link and waits for the work that follows the answer. */
async function recovered(app: TestApp, email: string) {
  const before = (await tokens(app)).length
  expect((await recover(app, email)).statusCode).toBe(200)
  await eventually(async () => expect(await tokens(app)).toHaveLength(before + 1))
  return mailedToken(app, 'recovery')
}

const verify = (app: TestApp, token_hash: string, type = 'recovery') =>
  app.post('/api/auth/verify', { type, token_hash, gotrue_meta_security: {} })

const setPassword = (app: TestApp, accessToken: string, body: object) =>
  app.put('/api/auth/user', body, bearer(accessToken))

const fresh = 'eleven lanterns by the harbour'

test('a known and an unknown address get the same answer, and one mail is sent', async () => {
  await using app = await startTestApp()
  const { email, id } = await app.makeUser()
  const answers = [await recover(app, ` ${email.toUpperCase()}`)]
  await eventually(async () => expect(await tokens(app)).toHaveLength(1))
  answers.push(await recover(app, 'nobody@staff.example'))
  await eventually(async () => expect(await tokens(app)).toHaveLength(2))
  const shown = answers.map(({ statusCode, body, headers }) => {
    return { statusCode, body, headers: { ...headers, date: null } }
  })
  expect(shown[0]).toEqual(shown[1])
  expect(shown[0]).toMatchObject({ statusCode: 200, body: '{}' })
  const mails = await app.database.db.selectFrom('deliveries').selectAll().execute()
  expect(mails).toHaveLength(1)
  expect(mails[0]).toMatchObject({ kind: 'recovery', recipient: email, subject_id: id })
})

test('the answer is sent before the work begins, and apart from the mail the work is the same for both', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser()
  const transaction = vi.spyOn(app.database.db, 'transaction')
  const begun: number[] = []
  app.app.server.on('request', (_request, response) => {
    response.once('finish', () => begun.push(transaction.mock.calls.length))
  })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.server.address() as { port: number }
  for (const [at, name] of [email, 'nobody@staff.example'].entries()) {
    const answer = await fetch(`http://127.0.0.1:${address.port}/api/auth/recover`, {
      method: 'POST',
      // Otherwise closing the server would wait until the connection has been idle for seconds.
      headers: { 'content-type': 'application/json', connection: 'close' },
      body: JSON.stringify({ email: name }),
    })
    expect(await answer.text()).toBe('{}')
    await eventually(async () => expect(await tokens(app)).toHaveLength(at + 1))
  }
  expect(begun).toEqual([0, 1])
  expect(transaction).toHaveBeenCalledTimes(2)
})

test('a link uses the configured address whatever host the request names, and no token is stored', async () => {
  await using app = await startTestApp({ env: { PUBLIC_URL: 'https://agency.example' } })
  const { email } = await app.makeUser()
  await app.app.inject({
    method: 'POST',
    url: '/api/auth/recover?redirect_to=https://evil.test/',
    payload: { email, redirect_to: 'https://evil.test/' },
    headers: { host: 'evil.test', 'x-forwarded-host': 'evil.test', 'x-forwarded-proto': 'http' },
  })
  await eventually(async () => expect(await tokens(app)).toHaveLength(1))
  const [mail] = await mailsOf(app, 'recovery')
  expect(mail!.data.link).toEqual({
    path: '/admin/set-password#type=recovery&token_hash=',
    token: { purpose: 'recovery', id: expect.any(String) },
  })
  const token = await mailedToken(app, 'recovery')
  const kept = JSON.stringify([await tokens(app), mail])
  expect(kept).not.toContain('evil.test')
  expect(kept).not.toContain(token)
  expect((await tokens(app))[0]!.hash).toMatch(/^[0-9a-f]{64}$/)
})

test('a link signs in once, and that session sets the password without the old one', async () => {
  await using app = await startTestApp()
  const { id, email, password } = await app.makeUser()
  const elsewhere = await app.signIn(email, password)
  const unused = await recovered(app, email)
  // Their times tell which of two mails is newer.
  app.clock.advance(SECOND)
  const token = await recovered(app, email)
  expect(token).not.toBe(unused)
  const opened = await verify(app, token)
  expect(opened.statusCode).toBe(200)
  expect(opened.json()).toMatchObject({ token_type: 'bearer', user: { email } })
  const { access_token, refresh_token } = opened.json()
  for (const secret of [access_token, refresh_token, fresh]) app.keepSecret(secret)

  const set = await setPassword(app, access_token, { password: fresh })
  expect(set.statusCode).toBe(200)
  expect(set.json()).toMatchObject({ email })
  expect(set.headers['set-cookie']).toMatch(/^device=/)
  await app.signIn(email, fresh)
  const old = await app.post('/api/auth/token?grant_type=password', { email, password })
  expect(old.statusCode).toBe(400)
  expect((await app.get('/api/auth/user', bearer(elsewhere.access_token))).statusCode).toBe(403)
  expect((await app.get('/api/auth/user', bearer(access_token))).statusCode).toBe(200)
  // The other link became invalid with the password that it could have replaced.
  for (const dead of [token, unused]) {
    const again = await verify(app, dead)
    expect([again.statusCode, again.json().error_code]).toEqual([403, 'otp_expired'])
  }
  // From now on the session is an ordinary one.
  const second = await setPassword(app, access_token, { password: `${fresh}!` })
  expect(second.json()).toMatchObject({ error_code: 'current_password_required' })
  expect(await mailsOf(app, 'password_changed')).toMatchObject([
    { recipient: email, data: { at: app.clock.now().toISOString() } },
  ])
  const trail = await app.get(`/api/audit?subject=${id}`, bearer(await app.adminToken()))
  const by = { actor: { id }, subject: { id } }
  expect(trail.json().rows.slice(2, 5)).toMatchObject([
    { action: 'password.changed', data: { method: 'recovery' }, ...by },
    { action: 'link.used', ...by },
    { action: 'recovery.asked', actor: null },
  ])
})

test('a link used many times at once works only once', async () => {
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app })
  const { email } = await app.makeUser()
  const token = await recovered(app, email)
  const answers = await Promise.all([app, other, app, other].map((server) => verify(server, token)))
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)
  expect(statuses).toEqual([200, 403, 403, 403])
  expect(await app.database.db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test('a link works for ten minutes, and expired links are deleted', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser()
  const [early, late] = [await recovered(app, email), await recovered(app, email)]
  app.clock.advance(10 * MINUTE - SECOND)
  expect((await verify(app, early)).statusCode).toBe(200)
  app.clock.advance(2 * SECOND)
  expect((await verify(app, late)).json()).toMatchObject({ error_code: 'otp_expired' })
  await recovered(app, 'nobody@staff.example')
  app.clock.advance(11 * MINUTE)
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  await eventually(async () => expect(await tokens(app)).toEqual([]))
})

test('a token that was changed, cut, invented or made for another purpose is refused and writes nothing', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser()
  const token = await recovered(app, email)
  const transaction = vi.spyOn(app.database.db, 'transaction')
  const flipped = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`
  const bad = ['x', flipped, token.slice(0, -1), `${token}A`, `${token}=`, 'x'.repeat(10_000), '\0']
  for (const each of bad) {
    const answer = await verify(app, each)
    expect([answer.statusCode, answer.json().error_code], each.slice(0, 9)).toEqual([
      403,
      'otp_expired',
    ])
  }
  expect((await verify(app, token, 'invite')).statusCode).toBe(403)
  for (const body of [
    { type: 'signup', token_hash: token },
    { type: 'recovery' },
    { type: 'recovery', token_hash: '' },
    { type: null, token_hash: null },
    {},
  ]) {
    const answer = await app.post('/api/auth/verify', body)
    expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'validation_failed'])
  }
  expect(transaction).not.toHaveBeenCalled()
  expect((await app.get(`/api/auth/verify?type=recovery&token_hash=${token}`)).statusCode).toBe(405)
  expect((await verify(app, token)).statusCode).toBe(200)
})

test('the link of an account that has been deleted since is refused', async () => {
  await using app = await startTestApp()
  const admin = await app.adminToken()
  const { id, email } = await app.makeUser()
  const token = await recovered(app, email)
  await app.post('/api/admin-delete-user', { userId: id }, bearer(admin))
  expect((await verify(app, token)).statusCode).toBe(403)
  expect(await tokens(app)).toEqual([])
})

test('the links of a deactivated account and of an account that never existed sign nobody in', async () => {
  await using app = await startTestApp()
  const { db } = app.database
  const { id, email } = await app.makeUser()
  const token = await recovered(app, email)
  const deactivated_at = app.clock.now().toISOString()
  await db.updateTable('users').set({ deactivated_at }).where('id', '=', id).execute()
  expect((await verify(app, token)).statusCode).toBe(403)
  expect((await recover(app, 'nobody@staff.example')).statusCode).toBe(200)
  await eventually(async () => expect(await tokens(app)).toHaveLength(1))
  const { linkKey } = await loadSecrets(app.database, readEnv({}).env!)
  const ofNobody = tokenOf(linkKey, 'recovery', (await tokens(app))[0]!.id)
  expect((await verify(app, ofNobody)).statusCode).toBe(403)
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
})

test('a value that is not an address is refused with the same answer for everybody', async () => {
  await using app = await startTestApp()
  for (const email of ['', 'nonsense', 'a@b@c', `${'x'.repeat(250)}@staff.example`, undefined]) {
    const answer = await app.post('/api/auth/recover', { email })
    expect([answer.statusCode, answer.json().error_code]).toEqual([400, 'validation_failed'])
    expect(answer.json().msg).toMatch(email ? /invalid format/ : /missing/)
  }
  expect((await app.post('/api/auth/recover', { email: ['a@b.example'] })).statusCode).toBe(400)
})

test('at most five links an hour are mailed to an address, whoever asks, and the answer does not reveal it', async () => {
  await using app = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const { email } = await app.makeUser()
  for (let at = 0; at < 8; at++) {
    const answer = await recover(app, email, { 'x-forwarded-for': `192.0.2.${at}` })
    expect([answer.statusCode, answer.body]).toEqual([200, '{}'])
    await expect.poll(async () => (await mailsOf(app, 'recovery')).length).toBe(Math.min(at + 1, 5))
    // Another address follows, so that the work for the first is finished.
    await recovered(app, `nobody-${at}@staff.example`)
  }
  expect(await mailsOf(app, 'recovery')).toHaveLength(5)
  app.clock.advance(HOUR + SECOND)
  await recovered(app, email)
  expect(await mailsOf(app, 'recovery')).toHaveLength(6)
})

test('a stranger can have two links an hour mailed to an address, and its owner can still get one', async () => {
  await using app = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const { email } = await app.makeUser()
  const mailed = async () => (await mailsOf(app, 'recovery')).length
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (const stranger of ['192.0.2.1', '2001:db8:1:2::3'])
    for (let at = 0; at < 5; at++) await recover(app, email, from(stranger))
  // Other addresses in the network of the same customer count as the same client.
  await recover(app, email, from('2001:db8:1:ffff::3'))
  await expect.poll(mailed).toBe(4)
  await recover(app, email, from('198.51.100.7'))
  await expect.poll(mailed).toBe(5)
  app.clock.advance(HOUR + SECOND)
  await recover(app, email, from('192.0.2.1'))
  await expect.poll(mailed).toBe(6)
})

test('a browser that signed in to the account has its own five links, however many strangers ask', async () => {
  await using app = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const [owner, other] = [await app.makeUser(), await app.makeUser()]
  const signIn = async ({ email, password }: typeof owner) => {
    const path = '/api/auth/token?grant_type=password'
    const { headers } = await app.post(path, { email, password })
    return { cookie: String(headers['set-cookie']).split(';')[0]! }
  }
  const [own, foreign] = [await signIn(owner), await signIn(other)]
  const asks = [
    ...Array.from({ length: 5 }, (_, at) => ({ 'x-forwarded-for': `192.0.2.${at}` })),
    foreign,
    ...Array.from({ length: 6 }, () => own),
  ]
  for (const headers of asks)
    expect((await recover(app, owner.email, headers)).statusCode).toBe(200)
  const mailed = async ({ email }: typeof owner) =>
    (await mailsOf(app, 'recovery')).filter(({ recipient }) => recipient === email).length
  await expect.poll(() => mailed(owner)).toBe(10)
  await recover(app, other.email)
  await expect.poll(() => mailed(other)).toBe(1)
  expect(await mailed(owner)).toBe(10)
})

test('one client may ask for twenty links an hour', async () => {
  await using app = await startTestApp()
  for (let at = 0; at < 20; at++)
    expect((await recover(app, `nobody-${at}@staff.example`)).statusCode).toBe(200)
  const refused = await recover(app, 'somebody@staff.example')
  expect(refused.statusCode).toBe(429)
  expect(refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' })
  expect(refused.headers['retry-after']).toBeTruthy()
})

test('one client may try thirty links that do not work', async () => {
  await using app = await startTestApp()
  const { email } = await app.makeUser()
  const token = await recovered(app, email)
  for (let at = 0; at < 30; at++) expect((await verify(app, `wrong-${at}`)).statusCode).toBe(403)
  expect((await verify(app, token)).statusCode).toBe(429)
})

test('a mail that could not be queued is logged and does not change the answer', async () => {
  await using app = await startTestApp({ expectErrors: true })
  const { email } = await app.makeUser()
  const { db } = app.database
  await db.schema.alterTable('one_time_tokens').renameTo('gone').execute()
  expect((await recover(app, email)).statusCode).toBe(200)
  await eventually(() =>
    expect(app.logs.map(({ msg }) => msg)).toContain('work after an answer failed'),
  )
  await db.schema.alterTable('gone').renameTo('one_time_tokens').execute()
})
