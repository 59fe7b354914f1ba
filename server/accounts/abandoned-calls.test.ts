import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { bearer } from '#tests/credentials/factor-holder.ts'
import { mailedToken } from '#tests/credentials/mailed-links.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { withHashSlot } from './passwords/hash-queue.ts'

type App = Awaited<ReturnType<typeof startTestApp>>
type Call = { method: string; path: string; body: object; headers?: Record<string, string> }

/** Makes a call while other hashes hold all slots, until it is answered with 503; then these end. */
async function abandoned({ app }: App, { method, path, body, headers = {} }: Call) {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const end = Promise.withResolvers<void>()
  const others = Array.from({ length: Math.min(availableParallelism(), 3) }, () =>
    withHashSlot({ name: 'other', isKnown: true }, () => end.promise),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const sent = request({ port, path: `/api/auth/${path}`, method, agent: false, headers })
  sent.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  let status: number | undefined
  sent.once('response', (answer: IncomingMessage) => (status = answer.resume().statusCode))
  await expect
    .poll(() => {
      vi.advanceTimersByTime(SECOND)
      return status
    })
    .toBe(503)
  vi.useRealTimers()
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
