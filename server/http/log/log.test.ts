import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'

test('a log line has method, path, status, duration and request id, and nothing from the request itself', async () => {
  await using server = await startTestApp({ expectErrors: true })
  const canary = 'canary-7f3a'
  const body = {
    name: canary,
    email: `${canary}@x.example`,
    company: canary,
    message: canary,
    consent: true,
  }
  const headers = {
    authorization: `Bearer ${canary}`,
    cookie: canary,
    referer: `http://x/${canary}`,
    'user-agent': canary,
  }
  await server.post(`/api/submit-contact-form?q=${canary}`, body, headers)
  await server.post('/api/submit-contact-form', { ...body, revenueRange: canary }, headers)
  await server.post('/api/submit-contact-form', `{"${canary}`, {
    'content-type': 'application/json',
  })
  await server.get(`/api/contact_submissions?cursor=${canary}`, headers)
  await server.post('/api/auth/token?grant_type=password', {
    email: `${canary}@x.example`,
    password: canary,
  })
  for (const at of ['@', '%40']) await server.get(`/leave/${canary}${at}x.example/now`)
  expect(server.logs.at(-1)?.path).toBe('/leave/[address]/now')
  await server.get(`/${'x'.repeat(15_000)}`)
  expect(server.logs.at(-1)?.path).toHaveLength(300)
  await server.database.db.schema.dropTable('consents').execute()
  expect((await server.post('/api/submit-contact-form', body, headers)).statusCode).toBe(500)
  expect(JSON.stringify(server.logs)).not.toContain(canary)
  expect(server.logs.filter(({ msg }) => msg === 'answered')[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    reqId: expect.any(String),
    method: 'POST',
    path: '/api/submit-contact-form',
    status: 201,
    ms: expect.any(Number),
    msg: 'answered',
  })
  const failure = server.logs.find(({ msg }) => msg === 'request failed')
  expect(failure?.err).toMatchObject({ message: '', stack: expect.stringContaining('at ') })
})

const site = testSite({ '/': '', '/contact': '', '/resources?type=Guide': '' })

test('reports of blocked content are logged without full addresses, and only a limited number per minute', async () => {
  await using server = await startTestApp({ site, env: { TRUST_PROXY: '1' } })
  const post = (type: string, body: unknown, from = '10.0.0.1') =>
    server.post('/api/csp-report', JSON.stringify(body), {
      'content-type': type,
      'x-forwarded-for': from,
    })
  const old = await post('application/csp-report', {
    'csp-report': {
      'document-uri': 'https://site.example/contact?email=a@b.example',
      'effective-directive': 'script-src',
      'blocked-uri': 'https://evil.test/x.js?secret',
      'script-sample': 'secret',
    },
  })
  expect(old.statusCode).toBe(204)
  const report = {
    type: 'csp-violation',
    body: {
      documentURL: 'https://site.example/',
      effectiveDirective: 'style-src',
      blockedURL: 'inline',
    },
  }
  const many = (length: number) => Array.from({ length }, () => report)
  expect((await post('application/reports+json', many(50))).statusCode).toBe(204)
  const noted = () => server.logs.filter(({ msg }) => msg.startsWith('content security'))
  expect(noted()).toHaveLength(11)
  expect(noted()[0]).toMatchObject({
    page: '/contact',
    directive: 'script-src',
    blocked: 'https://evil.test',
  })
  expect(noted()[1]).toMatchObject({ page: '/', directive: 'style-src', blocked: 'inline' })
  expect(JSON.stringify(noted())).not.toMatch(/secret|a@b/)
  for (let each = 0; each < 5; each++) await post('application/reports+json', many(10))
  // A client that sends many leaves room for others.
  expect(noted()).toHaveLength(12)
  for (let each = 0; each < 5; each++)
    await post('application/reports+json', many(10), `10.0.1.${each}`)
  expect(noted()).toHaveLength(20)
  server.clock.advance(60_000)
  await post('application/reports+json', [report])
  expect(noted()).toHaveLength(21)

  server.clock.advance(60_000)
  const words = 'call-me-at-555-0100'
  for (const fields of [
    { 'document-uri': `https://site.example/${words}`, 'blocked-uri': words },
    { 'effective-directive': words, 'blocked-uri': `${words}:x` },
    { 'document-uri': words, 'effective-directive': `${words} x`, 'blocked-uri': 'call-me' },
  ])
    await post('application/csp-report', { 'csp-report': fields })
  expect(noted()).toHaveLength(24)
  expect(JSON.stringify(noted())).not.toContain('call-me')

  for (const nonsense of [null, 7, 'x', [], [null, 1], {}, { 'csp-report': 1 }])
    expect((await post('application/csp-report', nonsense)).statusCode).toBe(204)
  expect((await post('application/csp-report', 'x'.repeat(40_000))).statusCode).toBe(413)
})
