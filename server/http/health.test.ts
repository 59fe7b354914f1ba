import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

test('the process and the database say that they are well', async () => {
  await using server = await startTestApp()
  for (const path of ['/healthz', '/readyz']) {
    const answer = await server.get(path)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
  }
})

test('metrics are for this machine and for whoever has the token', async () => {
  const token = 'a-token-of-some-length'
  await using server = await startTestApp({ env: { METRICS_TOKEN: token, TRUST_PROXY: '1' } })
  await server.get('/api/unknown-and-strange')
  const local = await server.get('/metrics')
  expect(local.statusCode).toBe(200)
  expect(local.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
  )
  expect(local.body).toContain('process_cpu_seconds_total')
  expect(local.body).not.toContain('strange')

  const from = async (headers: Record<string, string>, remoteAddress = '127.0.0.1') =>
    (await server.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode
  expect(await from({}, '::1')).toBe(200)
  expect(await from({}, '203.0.113.9')).toBe(401)
  expect(await from({ 'x-forwarded-for': '127.0.0.1' })).toBe(401)
  expect(await from({ forwarded: 'for=127.0.0.1' })).toBe(401)
  expect(await from({ authorization: 'Bearer wrong' }, '203.0.113.9')).toBe(401)
  expect(await from({ authorization: 'Bearer wrong' })).toBe(401)
  expect(await from({ authorization: `Bearer ${token.replace('t', 'T')}` })).toBe(401)
  expect(await from({ authorization: 'Basic YTpi' })).toBe(401)
  expect(await from({ authorization: `Bearer ${token}` })).toBe(200)
  expect(await from({ authorization: `Bearer ${token}` }, '203.0.113.9')).toBe(200)
})

test('without a token set there is none to guess', async () => {
  await using server = await startTestApp()
  const headers = { authorization: 'Bearer ' }
  for (const remoteAddress of ['203.0.113.9', '127.0.0.1'])
    expect(
      (await server.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode,
      remoteAddress,
    ).toBe(401)
})
