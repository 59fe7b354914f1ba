import { expect, test, vi } from 'vitest'
import { DAY, MINUTE, SECOND } from '#contract/durations.ts'
import { bearer, codeOf, withFactor } from '#tests/credentials/factor-holder.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type App = Awaited<ReturnType<typeof startTestApp>>

const entriesOf = async (app: App, action: 'factor.added' | 'factor.proven' | 'factor.reset') => {
  const entries = app.database.db.selectFrom('audit_entries').where('action', '=', action)
  const found = await entries.select(['actor_id', 'subject_id', 'data']).orderBy('seq').execute()
  return found.map(({ data, ...rest }) => ({ ...rest, data: JSON.parse(data) as object }))
}

test('codes of 30 seconds ago, now and 30 seconds ahead are accepted, each only once', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const token = await user.signIn()
  const [before, ahead] = [user.code(), codeOf(app, user.secret, 60 * SECOND)]
  app.clock.advance(30 * SECOND)
  const now = user.code()
  for (const code of [before, now, ahead])
    expect((await user.prove(` ${code.slice(0, 3)} ${code.slice(3)}`, token)).statusCode).toBe(200)
  // A second later all three are still within their time window.
  app.clock.advance(SECOND)
  for (const code of [before, now, ahead])
    expect((await user.prove(code, token)).statusCode).toBe(422)
  app.clock.advance(90 * SECOND)
  const tooEarly = codeOf(app, user.secret, 60 * SECOND)
  expect((await user.prove(tooEarly, token)).statusCode).toBe(422)
})

test('anything that is not a code is answered like a wrong code', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const token = await user.signIn()
  for (const code of ['', 'éééééé', '１２３４５６', '-12345', `${user.code()}0`, `0${user.code()}`])
    expect((await user.prove(code, token)).json().error_code).toBe('mfa_verification_failed')
  expect((await user.prove(user.code(), token)).statusCode).toBe(200)
})

test('when the secret of an app can no longer be read, the recovery codes still work', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const [code] = await user.codes()
  const { secret } = await app.database.db
    .selectFrom('second_factors')
    .select('secret')
    .executeTakeFirstOrThrow()
  const flipped = (secret.startsWith('A') ? 'B' : 'A') + secret.slice(1)
  await app.database.db.updateTable('second_factors').set({ secret: flipped }).execute()
  const token = await user.signIn()
  const refused = await user.prove(user.code(), token)
  expect([refused.statusCode, refused.json().error_code]).toEqual([422, 'mfa_verification_failed'])
  expect((await user.prove(code!, token)).statusCode).toBe(200)
})

test('recovery codes are three groups of four characters, and there are none before the app is confirmed', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const codes = await user.codes()
  for (const code of codes) expect(code).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/)
  const { db } = app.database
  await db.updateTable('second_factors').set({ confirmed_at: null }).execute()
  expect((await user.prove(codes[0]!, user.token)).statusCode).toBe(422)
  expect(await db.selectFrom('recovery_codes').select('id').execute()).toHaveLength(10)
})

test('an account has one app, and an unconfirmed one is replaced by the next', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const headers = bearer((await app.signIn(user.email, user.password)).access_token)
  const add = (more = {}) =>
    app.post('/api/auth/factors', { factor_type: 'totp', ...more }, headers)
  const codes = await app.post('/api/auth/recovery-codes', undefined, headers)
  expect([codes.statusCode, codes.json().error_code]).toEqual([422, 'mfa_factor_not_found'])
  const other = await add({ factor_type: 'phone' })
  expect([other.statusCode, other.json().error_code]).toEqual([400, 'validation_failed'])
  const first = (await add()).json<{ id: string; totp: { secret: string; uri: string } }>()
  app.keepSecret(first.totp.secret)
  expect(first).toMatchObject({ friendly_name: 'Authenticator app' })
  expect(new URL(first.totp.uri).searchParams.get('issuer')).toBe('localhost')
  // As long as the hash, as RFC 4226 requires.
  expect(first.totp.secret).toHaveLength(32)
  const named = await add({ friendly_name: 'Phone', issuer: 'Agency' })
  const { id, totp, ...rest } = named.json<typeof first & { friendly_name: string }>()
  app.keepSecret(totp.secret)
  expect(rest).toMatchObject({ friendly_name: 'Phone' })
  expect(new URL(totp.uri).searchParams.get('issuer')).toBe('Agency')
  const prove = (factor: string, secret: string) =>
    app.post(`/api/auth/factors/${factor}/verify`, { code: codeOf(app, secret) }, headers)
  expect((await prove(first.id, first.totp.secret)).json().error_code).toBe('mfa_factor_not_found')
  expect((await prove(id, totp.secret)).statusCode).toBe(200)
  const second = await add()
  expect([second.statusCode, second.json().error_code]).toEqual([422, 'mfa_factor_name_conflict'])
})

test('a challenge says when it expires', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const path = `/api/auth/factors/${user.factorId}/challenge`
  const asked = await app.post(path, {}, bearer(user.token))
  const until = app.clock.now().getTime() + 5 * MINUTE
  expect(asked.json()).toMatchObject({ type: 'totp', expires_at: Math.floor(until / SECOND) })
})

test('the audit trail distinguishes a confirmed app, a code and a recovery code', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const own = { actor_id: user.id, subject_id: user.id }
  expect(await entriesOf(app, 'factor.added')).toEqual([{ ...own, data: { recovery_code: false } }])
  const [code] = await user.codes()
  await user.prove(user.code(), await user.signIn())
  await user.prove(code!, await user.signIn())
  expect(await entriesOf(app, 'factor.proven')).toEqual([
    { ...own, data: { recovery_code: false } },
    { ...own, data: { recovery_code: true } },
  ])
})

test('the audit trail says how much a reset removed, and the reset of an unknown account is refused', async () => {
  await using app = await startTestApp()
  const [user, admin] = [await withFactor(app), await app.makeUser({ role: 'admin' })]
  const created_at = app.clock.now().toISOString()
  const passkey = { user_id: user.id, credential_id: 'one', public_key: 'key', counter: 0 }
  await app.database.db
    .insertInto('passkeys')
    .values({
      ...passkey,
      id: 'one',
      name: 'Key',
      transports: '[]',
      created_at,
      last_used_at: null,
    })
    .execute()
  const headers = bearer((await app.signIn(admin.email, admin.password)).access_token)
  const reset = (id: string) => app.delete(`/api/people/${id}/second_factor`, undefined, headers)
  expect((await reset(user.id)).statusCode).toBe(204)
  expect(await entriesOf(app, 'factor.reset')).toEqual([
    { actor_id: admin.id, subject_id: user.id, data: { apps: 1, passkeys: 1 } },
  ])
  const nobody = await reset('01980000-0000-7000-8000-000000000000')
  expect(nobody.json()).toMatchObject({ code: 'not_found', detail: 'There is no such user.' })
})

test('the owner gets a mail at the third wrong code within a day, at most once a day', async () => {
  await using app = await startTestApp({ now: new Date('2026-11-23T09:00:00Z') })
  const user = await withFactor(app)
  const guess = async (times: number) => {
    const token = await user.signIn()
    for (let each = 0; each < times; each++) await user.prove('wrong', token)
  }
  await guess(2)
  expect(await mailsOf(app, 'wrong_codes')).toEqual([])
  await guess(1)
  const told = {
    recipient: user.email,
    subject_id: user.id,
    data: { at: app.clock.now().toISOString(), link: { path: '/admin/forgot-password' } },
  }
  expect(await mailsOf(app, 'wrong_codes')).toMatchObject([told])
  await guess(5)
  expect(await mailsOf(app, 'wrong_codes')).toHaveLength(1)
  app.clock.advance(DAY + MINUTE)
  await guess(2)
  expect(await mailsOf(app, 'wrong_codes')).toHaveLength(1)
  await guess(1)
  expect(await mailsOf(app, 'wrong_codes')).toHaveLength(2)
})

test('mistyped codes while setting up an app cause no mail', async () => {
  await using app = await startTestApp()
  const { email, password } = await app.makeUser()
  const { access_token: token } = await app.signIn(email, password)
  const added = await app.post('/api/auth/factors', { factor_type: 'totp' }, bearer(token))
  const { id } = added.json<{ id: string }>()
  for (let each = 0; each < 5; each++)
    await app.post(`/api/auth/factors/${id}/verify`, { code: 'wrong' }, bearer(token))
  expect(await mailsOf(app, 'wrong_codes')).toEqual([])
})

test('a wrong code uses up an attempt even when the mail about it cannot be queued', async () => {
  await using app = await startTestApp({ expectErrors: true })
  const user = await withFactor(app)
  const token = await user.signIn()
  const { db } = app.database
  const insert = db.insertInto.bind(db) as (table: string) => never
  vi.spyOn(db, 'insertInto').mockImplementation((table: unknown) => {
    if (table === 'deliveries') throw new Error('no mail')
    return insert(table as string)
  })
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess++)
    statuses.push((await user.prove('000000', token)).statusCode)
  expect(statuses).toContain(500)
  expect(statuses.at(-1)).toBe(429)
})
