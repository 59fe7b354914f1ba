import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

type Operation = {
  summary?: string
  tags?: string[]
  security?: object[]
  requestBody?: object
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> }

test('every call is described: what it is for, what it takes, what it answers, who may', async () => {
  await using server = await startTestApp()
  const description = (await server.get('/api/openapi.json')).json<Description>()
  expect(description.openapi).toBe('3.1.0')
  expect(Object.keys(description.paths).toSorted()).toEqual(
    expect.arrayContaining([
      '/api/admin-create-user',
      '/api/admin-delete-user',
      '/api/auth/logout',
      '/api/auth/token',
      '/api/auth/user',
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
      expect('requestBody' in operation, name).toBe(method === 'post' && !path.endsWith('/logout'))
      if (path.startsWith('/api/auth/')) continue
      expect(operation.security, name).toEqual(askedBy(path))
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

function askedBy(path: string) {
  if (['/api/submit-contact-form', '/api/subscribe'].includes(path)) return undefined
  return [{ session: path === '/api/is_admin' ? [] : ['admin'] }]
}
