import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { bearer } from '#tests/credentials/factor-holder.ts'
import { mailedToken } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { timedOutCall } from '#tests/timed-out-call.ts'
import { withHashSlot } from './passwords/hash-queue.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Call = Parameters<typeof timedOutCall>[1]

/** Makes a call below /api/auth while other hashes hold all slots, until it is answered with 503; then these end. */
async function abandoned({ app }: App, call: Call) {
  const end = Promise.withResolvers<void>()
  const others = Array.from({ length: Math.min(availableParallelism(), 3) }, () =>
    withHashSlot({ name: 'other', isKnown: true }, () => end.promise),
  )
  await timedOutCall(app, { ...call, path: `/api/auth/${call.path}` })
  end.resolve()
  await Promise.all(others)
}

test('a sign-in that was answered with 503 while it waited opens no session afterwards', async () => {
  await using server = await startTestApp({ expectErrors: true })
  const { email, password } = await server.makeUser()
  const path = 'token?grant_type=password'
  await abandoned(server, { method: 'POST', path, body: { email, password } })
  await server.signIn(email, password)
  const sessions = server.database.db.selectFrom('sessions').select('id')
  expect(await sessions.execute()).toHaveLength(1)
})

test('a change of password that was answered with 503 while it waited changes nothing afterwards', async () => {
  await using server = await startTestApp({ expectErrors: true })
  const { email, password } = await server.makeUser()
  const headers = bearer((await server.signIn(email, password)).access_token)
  const body = { password: 'three words that differ', current_password: password }
  await abandoned(server, { method: 'PUT', path: 'user', body, headers })
  // Each takes longer than the change would.
  for (let times = 0; times < 3; times++)
    expect(await server.signIn(email, password)).toHaveProperty('access_token')
})

test('an invitation whose acceptance was answered with 503 while it waited can still be accepted', async () => {
  await using server = await startTestApp({ expectErrors: true })
  const email = 'maya@staff.example'
  await server.post('/api/admin-invite-user', { email }, bearer(await server.adminToken()))
  const body = { type: 'invite', token_hash: await mailedToken(server, 'invitation') }
  await abandoned(server, { method: 'POST', path: 'verify', body })
  // Long enough for a hash.
  await server.makeUser()
  await server.adminToken()
  expect((await server.post('/api/auth/verify', body)).statusCode).toBe(200)
})
