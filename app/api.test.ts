import { expect, test, vi } from 'vitest'
import { ApiError, callApi } from './api.ts'

function answerWith(answer: Response | Error) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => {
    if (answer instanceof Error) throw answer
    return answer
  })
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const faultOf = async (call: Promise<unknown>) => {
  const fault: unknown = await call.catch((error: unknown) => error)
  if (fault instanceof ApiError) return fault
  throw new Error('the call did not fail with an ApiError')
}

test('a body is sent as JSON by POST, with the token and the given headers', async () => {
  const fetch = answerWith(Response.json({ id: 1 }, { status: 201 }))
  const call = { body: { a: 1 }, token: 't', headers: { 'idempotency-key': 'k' } }
  expect(await callApi('/api/x', call)).toEqual({ id: 1 })
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer t',
      'idempotency-key': 'k',
    },
  })
})

test('a response without content resolves to undefined', async () => {
  answerWith(new Response(null, { status: 204 }))
  expect(await callApi('/api/x', { method: 'DELETE' })).toBeUndefined()
})

test('a problem document becomes an error with its message, fields and Retry-After', async () => {
  const errors = [{ path: 'email', message: 'is not an email address' }]
  const problem = { title: 'Invalid', detail: 'Look again.', code: 'invalid', errors }
  answerWith(Response.json(problem, { status: 422, headers: { 'retry-after': '7' } }))
  expect(await faultOf(callApi('/api/x'))).toMatchObject({
    status: 422,
    code: 'invalid',
    title: 'Invalid',
    message: 'Look again.',
    errors,
    retryAfter: 7,
  })
})

test("a proxy's HTML error page becomes an error with the status", async () => {
  answerWith(new Response('<h1>Bad gateway</h1>', { status: 502 }))
  expect(await faultOf(callApi('/api/x'))).toMatchObject({ status: 502, code: 'unexpected' })
})

test('a successful response that is not JSON is an error', async () => {
  answerWith(new Response('<h1>Welcome to the hotel</h1>'))
  expect(await faultOf(callApi('/api/x'))).toMatchObject({ code: 'unexpected' })
})

test('a network failure becomes an error with status 0', async () => {
  answerWith(new TypeError('Failed to fetch'))
  expect(await faultOf(callApi('/api/x'))).toMatchObject({ status: 0, code: 'unreachable' })
})

test('an abort by the caller is rethrown unchanged', async () => {
  answerWith(new DOMException('gone', 'AbortError'))
  const signal = AbortSignal.abort()
  await expect(callApi('/api/x', { signal })).rejects.toThrow('gone')
})
