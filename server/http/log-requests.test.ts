import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

test('a client has at most 600 answers logged per minute, and the rest is counted in one line', async () => {
  await using server = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const ask = (from: string) => server.get('/none', { 'x-forwarded-for': from })
  const logged = (msg: string) => server.logs.filter((line) => line.msg === msg)
  await Promise.all(Array.from({ length: 610 }, () => ask('192.0.2.1')))
  expect(logged('answered')).toHaveLength(600)
  await ask('198.51.100.1')
  expect(logged('answered')).toHaveLength(601)
  expect(logged('answers not logged')).toEqual([])
  server.clock.advance(60_000)
  await ask('192.0.2.1')
  expect(logged('answered')).toHaveLength(602)
  expect(logged('answers not logged')).toMatchObject([{ count: 10 }])
  server.clock.advance(60_000)
  await ask('192.0.2.1')
  expect(logged('answers not logged')).toHaveLength(1)
})
