import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'

test('a page may run and show our own files and nothing else', async () => {
  const site = testSite({ '/404': 'There is no such page.' })
  await using server = await startTestApp({ site, env: { IMAGE_HOST: 'https://photos.example/x' } })
  const { headers } = await server.get('/anything')
  expect(headers).toMatchObject({
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'sha256-abc='",
      "img-src 'self' https://photos.example",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "object-src 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      'report-to csp',
      'report-uri /api/csp-report',
    ].join(';'),
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'credentialless',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': [
      'accelerometer=(),autoplay=(),browsing-topics=(),camera=(),display-capture=(),encrypted-media=()',
      'fullscreen=(),gamepad=(),geolocation=(),gyroscope=(),hid=(),idle-detection=(),local-fonts=()',
      'magnetometer=(),microphone=(),midi=(),payment=(),picture-in-picture=(),screen-wake-lock=()',
      'serial=(),storage-access=(),usb=(),window-management=(),xr-spatial-tracking=()',
    ].join(),
    'reporting-endpoints': 'csp="/api/csp-report"',
  })
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(headers).not.toHaveProperty('server')
})

test('HSTS covers this host alone by default, all subdomains with "preload", and nothing with "off"', async () => {
  for (const [HSTS, header] of [
    ['on', 'max-age=31536000'],
    ['preload', 'max-age=31536000; includeSubDomains; preload'],
    ['off', undefined],
  ] as const) {
    await using server = await startTestApp({ env: { HSTS } })
    for (const path of ['/unknown', '/api/unknown', '/healthz'])
      expect((await server.get(path)).headers['strict-transport-security'], path).toBe(header)
  }
})

test('a path with malformed percent-encoding is answered like an unknown path, with the same headers and error shape', async () => {
  await using server = await startTestApp()
  const headersOf = async (path: string) => Object.keys((await server.get(path)).headers).toSorted()
  for (const path of ['/%zz', '/%', '/%ff?x=%zz', '/api/%c3%28']) {
    expect((await server.get(path)).statusCode, path).toBe(404)
    expect(await headersOf(path), path).toEqual(await headersOf(path.replace(/%[^?]*/, 'unknown')))
  }
  const auth = await server.get('/api/auth/%zz')
  expect([auth.statusCode, auth.json()]).toEqual([
    404,
    { code: 404, error_code: 'not_found', msg: 'There is nothing at this address.' },
  ])
  expect(auth.headers['x-sb-error-code']).toBe('not_found')
})

test('a refused request is never stored and never shown as a page, even at the address of a page', async () => {
  await using server = await startTestApp({ site: testSite({ '/': 'Home', '/404': 'None' }) })
  const refused = [
    await server.post('/', {}),
    await server.app.inject({ method: 'DELETE', url: '/' }),
    await server.post('/api/auth/token', {}),
    await server.post('/api/auth/token?grant_type=password', 'x', { 'content-type': 'text/plain' }),
    await server.get('/api/auth/unknown'),
  ]
  for (const { statusCode, headers } of refused) {
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  }
})

test('API answers are never stored, never shown as a page and never readable from another origin', async () => {
  await using server = await startTestApp()
  const origin = { origin: 'https://evil.test' }
  const answers = [
    await server.get('/api/contact_submissions', origin),
    await server.get('/api/unknown', origin),
    await server.get('/api/%zz', origin),
    await server.get(`/api/contact_submissions/${'x'.repeat(500)}`, origin),
    await server.get('/api/openapi.json', origin),
    await server.post('/api/auth/logout', undefined, {
      host: 'a.example',
      origin: 'http://a.example',
    }),
    await server.post('/api/submit-contact-form', 'x', { 'content-type': 'text/plain' }),
    await server.get('/healthz', origin),
    await server.get('/metrics', origin),
  ]
  for (const { headers } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('public pages are isolated from a page that opened them, and the back office is always isolated', async () => {
  const site = testSite({ '/': 'Home', '/admin': 'Staff', '/404': 'None', '/admin/404': 'None' })
  await using server = await startTestApp({ site })
  const answerTo = async (path: string, from?: string) =>
    (await server.get(path, from ? { 'sec-fetch-site': from } : {})).headers
  for (const path of ['/', '/unknown']) {
    expect(await answerTo(path, 'none'), path).not.toHaveProperty('cross-origin-opener-policy')
    for (const from of [undefined, 'cross-site', 'same-site', 'same-origin', 'None'])
      expect((await answerTo(path, from))['cross-origin-opener-policy'], from).toBe('same-origin')
    expect((await answerTo(path))['vary'], path).toContain('sec-fetch-site')
  }
  const ahead = { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' }
  expect((await server.get('/', ahead)).headers).not.toHaveProperty('cross-origin-opener-policy')
  for (const other of [{ referer: 'https://anacapa.example/' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await server.get('/', { ...ahead, ...other })).headers).toHaveProperty(
      'cross-origin-opener-policy',
    )
  for (const path of ['/admin', '/admin?x', '/admin/unknown', '/api/unknown', '/healthz']) {
    expect((await answerTo(path, 'none'))['cross-origin-opener-policy'], path).toBe('same-origin')
    const { headers } = await server.get(path, ahead)
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin')
  }
})
