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

test('clients that cause many lines leave a third of them to those that cause few', async () => {
  await using server = await startTestApp({ env: { TRUST_PROXY: '1' } })
  const ask = (from: string) => server.get('/none', { 'x-forwarded-for': from })
  const logged = () => server.logs.filter(({ msg }) => msg === 'answered').length
  const flood = Array.from({ length: 4_200 }, (_, at) =>
    ask(at % 2 ? `192.0.2.${at % 16}` : `2001:db8:${at % 8}:${at.toString(16)}::1`),
  )
  await Promise.all(flood)
  expect(logged()).toBe(4_000)
  await ask('198.51.100.1')
  expect(logged()).toBe(4_001)
})
