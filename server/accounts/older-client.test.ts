import { AuthClient } from 'auth-js-2-109'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#tests/eventually.ts'
import { mailedToken, mailsOf } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'

/** A release of the client ten versions back, which other programs may still use. */

const password = 'eleven lanterns by the harbour'

async function listening() {
  const app = await startTestApp()
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.app.server.address() as { port: number }
  const events: string[] = []
  const client = async () => {
    const url = `http://127.0.0.1:${port}/api/auth`
    const auth = new AuthClient({ url, autoRefreshToken: false, detectSessionInUrl: false })
    await auth.initialize()
    auth.onAuthStateChange((event) => void events.push(event))
    return auth
  }
  onTestFinished(() => app.app.server.closeAllConnections())
  return { app, client, events }
}

test('an older client signs in, reads the user, refreshes and signs out', async () => {
  const { app, client, events } = await listening()
  await using _ = app
  const user = await app.makeUser()
  const auth = await client()
  for (const email of [user.email, 'nobody@staff.example'])
    expect((await auth.signInWithPassword({ email, password: 'wrong' })).error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    })
  expect((await auth.signInWithPassword({ email: '', password: 'x' })).error).toMatchObject({
    code: 'validation_failed',
  })
  const { data } = await auth.signInWithPassword(user)
  expect((await auth.getUser()).data.user).toMatchObject({ id: user.id, email: user.email })
  const refreshed = await auth.refreshSession()
  expect(refreshed.data.session?.refresh_token).not.toBe(data.session?.refresh_token)
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull()
  expect((await auth.signOut({ scope: 'local' })).error).toBeNull()
  expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']))
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  expect((await app.get('/api/auth/user', headers)).statusCode).toBe(403)
  app.app.server.closeAllConnections()
})

test('an older client signs out other sessions and all sessions, and sees a weak password refused', async () => {
  const { app, client } = await listening()
  await using _ = app
  const user = await app.makeUser()
  const [here, there] = [await client(), await client()]
  for (const auth of [here, there]) await auth.signInWithPassword(user)
  expect((await here.signOut({ scope: 'others' })).error).toBeNull()
  expect((await here.getUser()).error).toBeNull()
  expect((await there.getUser()).error).not.toBeNull()
  const weak = await here.updateUser({ password: 'short' })
  expect(weak.error).toMatchObject({ name: 'AuthWeakPasswordError', reasons: ['length'] })
  expect((await here.signOut({ scope: 'global' })).error).toBeNull()
  expect(await app.database.db.selectFrom('sessions').select('id').execute()).toEqual([])
  app.app.server.closeAllConnections()
})

test('an older client opens a mailed link once', async () => {
  const { app, client, events } = await listening()
  await using _ = app
  const { email } = await app.makeUser()
  const auth = await client()
  await auth.resetPasswordForEmail(email)
  await eventually(async () => expect(await mailsOf(app, 'recovery')).toHaveLength(1))
  const link = { type: 'recovery' as const, token_hash: await mailedToken(app, 'recovery') }
  expect((await auth.verifyOtp(link)).error).toBeNull()
  expect(events).toContain('PASSWORD_RECOVERY')
  expect((await (await client()).verifyOtp(link)).error).toMatchObject({ code: 'otp_expired' })
  app.keepSecret(password)
  expect((await auth.updateUser({ password })).error).toBeNull()
  app.app.server.closeAllConnections()
})
