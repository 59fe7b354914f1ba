import { AuthClient } from '@supabase/auth-js'
import { expect, onTestFinished, test } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { bearer, codeOf, withFactor } from '#tests/credentials/factor-holder.ts'
import { mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { resetAccount } from '#server/accounts/reset-account.ts'

const people = '/api/people'

test('a person with an app needs its code besides the password on every call', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  expect(user.uri).toContain('otpauth://totp/')
  const token = await user.signIn()
  const refused = await app.get(people, bearer(token))
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_factor_needed'])
  const own = await app.get('/api/auth/user', bearer(token))
  expect(own.json().factors).toMatchObject([{ id: user.factorId, status: 'verified' }])
  const change = { password: 'eleven lanterns by the harbour', current_password: user.password }
  for (const answer of [
    await app.put('/api/auth/user', change, bearer(token)),
    await app.post('/api/auth/factors', { factor_type: 'totp' }, bearer(token)),
    await app.delete(`/api/auth/factors/${user.factorId}`, undefined, bearer(token)),
    await app.post('/api/auth/recovery-codes', undefined, bearer(token)),
  ])
    expect([answer.statusCode, answer.json().error_code]).toEqual([403, 'insufficient_aal'])
  const proven = await user.prove(user.code(), token)
  expect(proven.statusCode).toBe(200)
  const full = proven.json<{ access_token: string }>().access_token
  expect((await app.get(people, bearer(full))).statusCode).toBe(200)
  const claims = JSON.parse(Buffer.from(full.split('.')[1]!, 'base64url').toString())
  expect(claims.aal).toBe('aal2')
})

test('knowing only the password ends no session but one’s own', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const stranger = await user.signIn()
  const logout = (token: string, scope: string) =>
    app.post(`/api/auth/logout?scope=${scope}`, undefined, bearer(token))
  const others = await logout(stranger, 'others')
  expect([others.statusCode, others.json().error_code]).toEqual([403, 'insufficient_aal'])
  for (const scope of ['global', 'local']) {
    const own = await user.signIn()
    expect((await logout(own, scope)).statusCode).toBe(204)
    expect((await app.get('/api/auth/user', bearer(own))).statusCode).toBe(403)
  }
  expect((await app.get('/api/auth/user', bearer(stranger))).statusCode).toBe(200)
  expect((await app.get(people, bearer(user.token))).statusCode).toBe(200)
})

test('confirming an app with its first code ends the sessions opened without it', async () => {
  await using app = await startTestApp()
  const user = await app.makeUser({ role: 'admin' })
  const before = (await app.signIn(user.email, user.password)).access_token
  const here = (await app.signIn(user.email, user.password)).access_token
  const added = await app.post('/api/auth/factors', { factor_type: 'totp' }, bearer(here))
  const { id, totp } = added.json<{ id: string; totp: { secret: string } }>()
  // Until then no code is required.
  expect((await app.get(people, bearer(before))).statusCode).toBe(200)
  const code = codeOf(app, totp.secret)
  await app.post(`/api/auth/factors/${id}/verify`, { code }, bearer(here))
  expect((await app.get(people, bearer(before))).statusCode).toBe(401)
  expect((await app.get(people, bearer(here))).statusCode).toBe(200)
})

test('a code works once, even in two processes at the same moment, and an expired code never', async () => {
  await using app = await startTestApp()
  await using other = await startTestApp({ beside: app })
  const user = await withFactor(app)
  const [one, two] = [await user.signIn(), await user.signIn()]
  const code = user.code()
  const path = `/api/auth/factors/${user.factorId}/verify`
  const answers = await Promise.all([
    app.post(path, { code }, bearer(one)),
    other.post(path, { code }, bearer(two)),
  ])
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  app.clock.advance(120 * SECOND)
  const late = await user.prove(code, two)
  expect([late.statusCode, late.json().error_code]).toEqual([422, 'mfa_verification_failed'])
  expect((await user.prove(user.code(), two)).statusCode).toBe(200)
})

test('the app still works for its owner after the clock was set back', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  app.clock.advance(-3_600 * SECOND)
  expect((await user.prove(user.code(), await user.signIn())).statusCode).toBe(200)
})

test('after ten wrong codes even a correct one is refused', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const token = await user.signIn()
  const wrong = user.code() === '000000' ? '000001' : '000000'
  for (let each = 0; each < 10; each++)
    expect((await user.prove(wrong, token)).statusCode).toBe(422)
  expect((await user.prove(user.code(), token)).statusCode).toBe(429)
  const failures = app.database.db.selectFrom('audit_entries').selectAll()
  const kept = await failures.where('action', '=', 'factor.failed').execute()
  expect(kept).toHaveLength(10)
  expect(JSON.stringify(kept)).not.toContain(wrong)
})

test('knowing only the password is not enough to block the owner’s browser at the second step', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const verify = (code: string, token: string, cookie = '') =>
    app.post(`/api/auth/factors/${user.factorId}/verify`, { code }, { ...bearer(token), cookie })
  const known = await verify(user.code(), await user.signIn())
  const cookie = String(known.headers['set-cookie']).split(';')[0]!
  expect(cookie).toMatch(/^factor=[\w-]{48}$/)
  app.clock.advance(31 * SECOND)
  const wrong = user.code() === '000000' ? '000001' : '000000'
  const { email, password } = user
  const stranger = await app.post('/api/auth/token?grant_type=password', { email, password })
  const theirs = String(stranger.headers['set-cookie']).split(';')[0]!
  for (let each = 0; each < 10; each++)
    // A browser that knows the password does not count as one that passed the second factor, whatever its cookie is called.
    await verify(wrong, stranger.json().access_token, theirs.replace('device=', 'factor='))
  expect((await verify(user.code(), await user.signIn())).statusCode).toBe(429)
  expect((await verify(user.code(), await user.signIn(), cookie)).statusCode).toBe(200)
  for (let each = 0; each < 10; each++) await verify(wrong, await user.signIn(), cookie)
  app.clock.advance(31 * SECOND)
  expect((await verify(user.code(), await user.signIn(), cookie)).statusCode).toBe(429)
})

test('each of the ten recovery codes signs its owner in once, however it is typed', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const codes = await user.codes()
  expect(new Set(codes).size).toBe(10)
  for (const [index, code] of codes.entries()) {
    const typed = index % 2 ? code.toUpperCase() : code.replaceAll('-', ' ')
    expect((await user.prove(typed, await user.signIn())).statusCode).toBe(200)
    expect((await user.prove(code, await user.signIn())).statusCode).toBe(422)
    // Time passes, so that the limit of consecutive wrong codes is not reached.
    app.clock.advance(120 * SECOND)
  }
  const kept = await app.database.db.selectFrom('recovery_codes').selectAll().execute()
  expect(kept).toEqual([])
})

test('neither the secret nor the codes are stored in plain text, and new codes invalidate the old ones', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const old = await user.codes()
  const codes = await user.codes()
  const { db } = app.database
  const kept = JSON.stringify([
    await db.selectFrom('second_factors').selectAll().execute(),
    await db.selectFrom('recovery_codes').selectAll().execute(),
  ])
  for (const text of [user.secret, ...codes, ...old]) expect(kept).not.toContain(text)
  const token = await user.signIn()
  expect((await user.prove(old[0]!, token)).statusCode).toBe(422)
  expect((await user.prove(codes[0]!, token)).statusCode).toBe(200)
})

test('nobody can confirm or remove the second factor of another person', async () => {
  await using app = await startTestApp()
  const [user, other] = [await withFactor(app), await withFactor(app)]
  const path = `/api/auth/factors/${user.factorId}`
  const answer = await app.post(`${path}/verify`, { code: user.code() }, bearer(other.token))
  expect(answer.statusCode).toBe(404)
  expect((await app.delete(path, undefined, bearer(other.token))).statusCode).toBe(404)
  const [code] = await user.codes()
  expect((await other.prove(code!, await other.signIn())).statusCode).toBe(422)
})

test('once the factor is removed the password is enough again, and its codes are gone', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  await user.codes()
  const path = `/api/auth/factors/${user.factorId}`
  expect((await app.delete(path, undefined, bearer(user.token))).statusCode).toBe(200)
  expect((await app.get(people, bearer(await user.signIn()))).statusCode).toBe(200)
  expect(await app.database.db.selectFrom('recovery_codes').selectAll().execute()).toEqual([])
})

test('an admin resets the factor of another person, who gets a mail and is signed out', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  const admin = await app.makeUser({ role: 'admin' })
  const headers = bearer((await app.signIn(admin.email, admin.password)).access_token)
  const path = `${people}/${user.id}/second_factor`
  expect((await app.get(people, headers)).json().rows).toContainEqual(
    expect.objectContaining({ id: user.id, second_factor: true }),
  )
  expect((await app.delete(path, undefined, headers)).statusCode).toBe(204)
  expect((await app.get(people, bearer(user.token))).statusCode).toBe(401)
  const told = {
    by: admin.email,
    at: app.clock.now().toISOString(),
    link: { path: '/admin/forgot-password' },
  }
  expect(await mailsOf(app, 'factor_reset')).toMatchObject([
    { recipient: user.email, subject_id: user.id, data: told },
  ])
  expect((await app.get(people, bearer(await user.signIn()))).statusCode).toBe(200)
  expect((await app.delete(path, undefined, headers)).statusCode).toBe(404)
  const own = `${people}/${admin.id}/second_factor`
  expect((await app.delete(own, undefined, headers)).json()).toMatchObject({ code: 'own_account' })
})

test('after a reset from the shell, a new password alone signs in', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  await user.codes()
  const { database, clock } = app
  await database.db
    .updateTable('users')
    .set({ deactivated_at: clock.now().toISOString() })
    .execute()
  const password = 'eleven lanterns by the harbour'
  app.keepSecret(password)
  await resetAccount(database, user.email, password, clock.now())
  const { access_token } = await app.signIn(user.email, password)
  expect((await app.get(people, bearer(access_token))).statusCode).toBe(200)
  expect(await mailsOf(app, 'factor_reset')).toMatchObject([{ recipient: user.email }])
})

test('the audit trail records everything that a reset from the shell changed, and dashboards are notified', async () => {
  await using app = await startTestApp()
  const [user, plain] = [await withFactor(app), await app.makeUser()]
  const { database, clock } = app
  const deactivated_at = clock.now().toISOString()
  await database.db.updateTable('users').set({ deactivated_at }).where('id', '=', user.id).execute()
  const before = await database.db.selectFrom('audit_entries').select('seq').execute()
  for (const { email } of [user, plain])
    await resetAccount(database, email, 'eleven lanterns by the harbour', clock.now())
  const entries = database.db.selectFrom('audit_entries').where('seq', '>', before.length)
  const about = { actor_id: null, subject_id: user.id, data: '{}' }
  expect(
    await entries.select(['action', 'actor_id', 'subject_id', 'data']).orderBy('seq').execute(),
  ).toEqual([
    { ...about, action: 'user.reactivated' },
    { ...about, action: 'factor.reset', data: '{"apps":1,"passkeys":0}' },
    { ...about, action: 'password.changed' },
    { ...about, action: 'password.changed', subject_id: plain.id },
  ])
  const told = database.db.selectFrom('live_events').select(['kind', 'submission_id'])
  expect(await told.execute()).toEqual([{ kind: 'owner.changed', submission_id: user.id }])
})

test('a mailed link sets a password and does not replace the second factor', async () => {
  await using app = await startTestApp()
  const user = await withFactor(app)
  await app.database.db.updateTable('sessions').set({ factors: 1, method: 'recovery' }).execute()
  const password = 'eleven lanterns by the harbour'
  app.keepSecret(password)
  const changed = await app.put('/api/auth/user', { password }, bearer(user.token))
  expect(changed.statusCode).toBe(200)
  const { access_token } = await app.signIn(user.email, password)
  expect((await app.get(people, bearer(access_token))).json().code).toBe('second_factor_needed')
})

test('the unmodified client adds an app and confirms it', async () => {
  await using app = await startTestApp({ now: new Date() })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.app.server.address() as { port: number }
  const url = `http://127.0.0.1:${address.port}/api/auth`
  const auth = new AuthClient({ url, autoRefreshToken: false, persistSession: false })
  onTestFinished(async () => {
    await auth.dispose()
    app.app.server.closeAllConnections()
  })
  const user = await app.makeUser({ role: 'admin' })
  await auth.signInWithPassword(user)
  const { data: factor, error } = await auth.mfa.enroll({ factorType: 'totp' })
  expect(error).toBeNull()
  const { secret } = factor!.totp
  const code = codeOf(app, secret)
  const proven = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code })
  expect(proven.error).toBeNull()
  expect((await auth.mfa.listFactors()).data?.totp).toMatchObject([{ id: factor!.id }])
  const again = await auth.mfa.challengeAndVerify({ factorId: factor!.id, code })
  expect(again.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' })
  app.app.server.closeAllConnections()
})
