import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { webhookEvents } from '#contract/webhook-events.ts'
import { startTestApp } from '#tests/start-test-app.ts'

type Operation = {
  summary?: string
  tags?: string[]
  security?: object[]
  requestBody?: object
  responses: Record<string, { description: string; content?: Record<string, { schema: object }> }>
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }

test('every call is described with its purpose, input, answers and who may use it', async () => {
  await using server = await startTestApp()
  const description = (await server.get('/api/openapi.json')).json<Description>()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths).toSorted()).toEqual(
    expect.arrayContaining([
      '/api/admin-create-user',
      '/api/admin-delete-user',
      '/api/auth/logout',
      '/api/auth/recover',
      '/api/auth/token',
      '/api/auth/user',
      '/api/auth/verify',
      '/api/contact_submissions',
      '/api/contact_submissions/{id}',
      '/api/contact_submissions/{id}/quarantine',
      '/api/is_admin',
      '/api/submit-contact-form',
      '/api/user_roles',
    ]),
  )
  for (const [path, operations] of Object.entries(description.paths))
    for (const [method, operation] of Object.entries(operations)) {
      const name = `${method} ${path}`
      expect(operation.summary, name).toMatch(/^[A-Z]/)
      expect(operation.tags, name).toHaveLength(1)
      expect(Object.keys(operation.responses), name).toEqual(expect.arrayContaining(['4XX']))
      expect(
        Object.keys(operation.responses).some((status) => status.startsWith('2')),
        name,
      ).toBe(true)
      expect('requestBody' in operation, name).toBe(hasBody(method, path))
      expect(operation.security, name).toEqual(askedBy(path))
      if (path.startsWith('/api/auth/')) continue
      expect(operation.responses['4XX']?.content, name).toHaveProperty([
        'application/problem+json',
        'schema',
      ])
    }
  const body = JSON.stringify(description.paths['/api/submit-contact-form']?.post?.requestBody)
  for (const part of [
    'primaryNeed',
    'Full-service partnership',
    '$1M+ /month',
    'application/x-www-form-urlencoded',
    '"maxLength":5000',
  ])
    expect(body).toContain(part)
})

test('every refusal of a call is listed with its status, and forms are answered with pages', async () => {
  await using server = await startTestApp()
  const { paths } = (await server.get('/api/openapi.json')).json<Description>()
  const refusals = (method: string, path: string) =>
    Object.keys(paths[path]![method]!.responses)
      .filter((status) => /^[345]\d\d$/.test(status))
      .map(Number)
  const form = [303, 400, 413, 415, 422, 429, 503]
  expect(refusals('post', '/api/submit-contact-form')).toEqual(form)
  expect(refusals('post', '/api/subscribe')).toEqual(form)
  const created = [400, 401, 403, 409, 413, 415, 422, 503]
  expect(refusals('post', '/api/admin-create-user')).toEqual(created)
  expect(refusals('post', '/api/admin-delete-user')).toEqual(created.toSpliced(3, 0, 404))
  expect(refusals('get', '/api/contact_submissions/{id}')).toEqual([401, 403, 404, 422, 503])
  expect(refusals('post', '/api/auth/token')).toEqual([400, 413, 415, 429])
  expect(refusals('get', '/api/auth/user')).toEqual([401, 403])
  expect(refusals('put', '/api/auth/user')).toEqual([400, 401, 403, 413, 415, 422, 429])

  const { responses } = paths['/api/submit-contact-form']!.post!
  expect(responses['303']).toEqual({ description: expect.stringContaining('Location') })
  for (const status of ['400', '422', '429', '4XX', '503'])
    expect(Object.keys(responses[status]!.content!)).toEqual([
      'application/problem+json',
      'text/html',
    ])
  for (const operation of Object.values(paths).flatMap((each) => Object.values(each)))
    for (const [status, { description }] of Object.entries(operation.responses))
      if (!status.startsWith('2')) expect(description).not.toBe('Default Response')
})

test('answers without content are described as such, all in the same words', async () => {
  await using server = await startTestApp()
  const { paths } = (await server.get('/api/openapi.json')).json<Description>()
  const answers = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ responses }) => responses['204'] ?? [])
  expect(answers.length).toBeGreaterThan(10)
  expect(answers).toEqual(answers.map(() => ({ description: 'Done, no content' })))
})

test('the description is built once, and sent compressed to clients that accept it', async () => {
  await using server = await startTestApp()
  const ask = (headers = {}) => server.get('/api/openapi.json', headers)
  const plain = await ask()
  const putTogether = vi.spyOn(server.app, 'swagger')
  const small = await ask({ 'accept-encoding': 'gzip, br' })
  expect(putTogether).not.toHaveBeenCalled()
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-store' })
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(plain.body)
})

test('the requests that webhooks receive are described, each with the schema of its body', async () => {
  await using server = await startTestApp()
  type Webhooks = Record<string, { post: { requestBody: object; parameters: { name: string }[] } }>
  const description = (await server.get('/api/openapi.json')).json<{ webhooks: Webhooks }>()
  const { webhooks } = description
  expect(Object.keys(webhooks)).toEqual([...webhookEvents, 'webhook.test'])
  for (const [event, { post }] of Object.entries(webhooks)) {
    const body = JSON.stringify(post.requestBody)
    expect(body).toContain(`"const":"${event}"`)
    expect(body).toContain('"version":{"type":"number","const":1}')
    expect(post.parameters.map(({ name }) => name)).toEqual([
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
    ])
  }
  const received = JSON.stringify(webhooks['enquiry.received'])
  expect(received).toContain('"primary_need"')
  for (const name of ['quarantine_reason', 'consent', '"ip"', 'user_agent'])
    expect(received).not.toContain(name)
})

const hasBody = (method: string, path: string) =>
  method === 'patch' ||
  (method === 'post' &&
    !/\/(logout|recovery-codes|test|rotate-secret|resend|retry|retry-failed)$/.test(path)) ||
  (method === 'put' &&
    ['/api/auth/user', '/api/privacy/retention', '/api/account/team-mails'].includes(path))

function askedBy(path: string) {
  if (openToAll.includes(path)) return undefined
  return [
    {
      session:
        openToAccounts.includes(path) || /^\/api\/auth\/(factors|passkeys)/.test(path)
          ? []
          : ['admin'],
    },
  ]
}

const openToAll = [
  '/api/submit-contact-form',
  '/api/subscribe',
  '/api/newsletter/confirm',
  '/api/newsletter/unsubscribe',
  '/api/resource-guide',
  '/api/auth/nonce',
  '/api/auth/token',
  '/api/auth/recover',
  '/api/auth/verify',
  '/api/auth/passkeys/authentication/options',
  '/api/auth/passkeys/authentication/verify',
]
const openToAccounts = [
  '/api/auth/reauthenticate',
  '/api/is_admin',
  '/api/auth/user',
  '/api/auth/logout',
  '/api/auth/recovery-codes',
]
