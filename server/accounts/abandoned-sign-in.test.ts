import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { startTestApp } from '#tests/start-test-app.ts'
import { withHashSlot } from './passwords/hash-queue.ts'

test('a sign-in that was answered with 503 while it waited opens no session afterwards', async () => {
  await using server = await startTestApp({ expectErrors: true })
  const { email, password } = await server.makeUser()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const end = Promise.withResolvers<void>()
  const others = Array.from({ length: Math.min(availableParallelism(), 3) }, () =>
    withHashSlot({ name: 'other', isKnown: true }, () => end.promise),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const path = '/api/auth/token?grant_type=password'
  const sent = request({ port, path, method: 'POST', agent: false })
  sent.setHeader('content-type', 'application/json').end(JSON.stringify({ email, password }))
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
  await server.signIn(email, password)
  const sessions = server.database.db.selectFrom('sessions').select('id')
  expect(await sessions.execute()).toHaveLength(1)
})
