import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

test('the health checks answer 200 while the process and the database work', async () => {
  await using server = await startTestApp()
  for (const path of ['/healthz', '/readyz']) {
    const answer = await server.get(path)
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ok' }])
  }
})

test('metrics require the token, even from the same machine', async () => {
  const token = 'a-token-of-some-length'
  await using server = await startTestApp({ env: { METRICS_TOKEN: token } })
  await server.get('/api/unknown-and-strange')
  const metrics = await server.get('/metrics', { authorization: `Bearer ${token}` })
  expect(metrics.statusCode).toBe(200)
  expect(metrics.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
  )
  expect(metrics.body).toContain('process_cpu_seconds_total')
  expect(metrics.body).not.toContain('strange')

  const from = async (authorization: string, remoteAddress: string) =>
    (await server.app.inject({ url: '/metrics', headers: { authorization }, remoteAddress }))
      .statusCode
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1', '203.0.113.9']) {
    expect(await from(`Bearer ${token}`, address), address).toBe(200)
    for (const wrong of ['', 'Bearer wrong', `Bearer ${token.replace('t', 'T')}`, 'Basic YTpi'])
      expect(await from(wrong, address), `${address} ${wrong}`).toBe(401)
  }
})

test('without METRICS_TOKEN metrics are off, and the answer says why', async () => {
  await using server = await startTestApp()
  for (const authorization of ['', 'Bearer ', 'Bearer undefined'])
    for (const remoteAddress of ['203.0.113.9', '127.0.0.1']) {
      const headers = { authorization }
      const answer = await server.app.inject({ url: '/metrics', headers, remoteAddress })
      expect(answer.statusCode).toBe(404)
      expect(answer.json().detail).toContain('METRICS_TOKEN is not set')
    }
})
