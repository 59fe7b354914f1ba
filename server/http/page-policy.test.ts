import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'

/** Verbatim: whatever is added to the policy has to be added here, too. */
const pagePolicy = (style: string, script = '', frames = '') =>
  `default-src 'none';script-src 'self'${script};style-src 'self'${style};img-src 'self';font-src 'self';${frames}connect-src 'self';` +
  "manifest-src 'self';base-uri 'none';object-src 'none';form-action 'self';frame-ancestors 'none';" +
  "require-trusted-types-for 'script';trusted-types 'none';report-to csp;report-uri /api/csp-report"
const dataPolicy = "default-src 'none'; frame-ancestors 'none'"

const site = testSite(
  { '/': 'Home', '/contact': 'Form', '/admin': 'Staff', '/404': 'There is no such page.' },
  { '/contact': { scriptHashes: "'sha256-def='" } },
)

test('the policy of a page allows only our own files, its inline style and its inline scripts', async () => {
  await using server = await startTestApp({ site })
  const policyOf = async (path: string) =>
    (await server.get(path)).headers['content-security-policy']
  for (const page of [
    '/',
    '/unknown',
    '/administration',
    '/x/admin',
    '/?a=/admin',
    '/unknown?/admin/',
  ])
    expect(await policyOf(page), page).toBe(pagePolicy(" 'sha256-abc='"))
  // The back office shows mails in a frame; its policy is otherwise the same.
  for (const page of ['/admin', '/admin?status=failed', '/admin/unknown'])
    expect(await policyOf(page), page).toBe(pagePolicy(" 'sha256-abc='", '', "frame-src 'self';"))
  expect(await policyOf('/contact')).toBe(pagePolicy(" 'sha256-abc='", " 'sha256-def='"))
  for (const path of ['/healthz', '/readyz', '/metrics', '/api/unknown', '/api/openapi.json'])
    expect(await policyOf(path), path).toBe(dataPolicy)
  for (const path of ['/api/submit-contact-form', '/api/auth/token'])
    expect((await server.post(path, {})).headers['content-security-policy'], path).toBe(dataPolicy)
})

test('a response that is neither page nor data has the policy of a page without inline style', async () => {
  await using server = await startTestApp({ site })
  const { headers, statusCode } = await server.get('/contact/')
  expect(statusCode).toBe(301)
  expect(headers['content-security-policy']).toBe(pagePolicy(''))
})
