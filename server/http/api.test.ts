import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'
import { testSite } from '#tests/test-site.ts'

test('unknown addresses below /api are answered with a 404 problem, whatever the rest of the path', async () => {
  await using server = await startTestApp()
  for (const path of [
    '/api',
    '/api/',
    '/api/unknown',
    '/api/unknown/x?y',
    '/api/submit-contact-form/x',
    '/api/user_roles/',
    '/api/../api/none',
  ]) {
    const answer = await server.get(path)
    expect([answer.statusCode, answer.json()], path).toEqual([
      404,
      {
        type: 'about:blank',
        title: 'Not found',
        status: 404,
        detail: 'There is nothing at this address.',
        code: 'not_found',
      },
    ])
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  }
})

test('a known address with the wrong method is answered with 405 and the allowed methods', async () => {
  await using server = await startTestApp()
  const cases = [
    ['GET', '/api/submit-contact-form', 'POST'],
    ['OPTIONS', '/api/submit-contact-form', 'POST'],
    ['DELETE', '/api/contact_submissions', 'GET, HEAD'],
    ['POST', '/api/contact_submissions/01a1fb4d-7b8b-7732-98d8-a22f80e4fb54', 'GET, HEAD, PATCH'],
    ['GET', '/api/contact_submissions/x/quarantine?y', 'DELETE, PUT'],
    ['GET', '/api/is_admin', 'POST'],
  ] as const
  for (const [method, url, allow] of cases) {
    const answer = await server.app.inject({ method, url })
    expect([answer.statusCode, answer.headers.allow], url).toEqual([405, allow])
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed', status: 405 })
  }
})

test('a HEAD request starts no download, which would be read to its end and recorded as an export', async () => {
  await using server = await startTestApp()
  const authorization = `Bearer ${await server.adminToken()}`
  for (const what of ['contact_submissions', 'newsletter_subscribers', 'audit']) {
    const url = `/api/${what}/export?format=csv`
    const answer = await server.app.inject({ method: 'HEAD', url, headers: { authorization } })
    expect([405, 422], what).toContain(answer.statusCode)
  }
  const taken = await server.database.db.selectFrom('audit_entries').select('action').execute()
  expect(taken.filter(({ action }) => action.endsWith('.exported'))).toEqual([])
})

/** Each test keeps a core busy for seconds, and the database does not matter. */
const isFirstDatabase = process.env.TEST_DATABASE !== 'postgres'

test.runIf(isFirstDatabase)(
  'an overloaded server answers 503 with Retry-After, but still accepts enquiries and sends scripts and fonts',
  async () => {
    const site = testSite({ '/': 'Home', '/script': 'run()' })
    site.files.set('/assets/a-1.js', site.page('/script')!)
    await using server = await startTestApp({ maxEventLoopDelayMs: 1, site })
    const until = performance.now() + 3_500
    while (performance.now() < until) {
      const busy = performance.now() + 50
      while (performance.now() < busy);
      await new Promise((resolve) => setImmediate(resolve))
    }
    const answer = await server.get('/api/unknown')
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'busy' }),
    ])
    expect(answer.headers['retry-after']).toBe('10')
    expect((await server.get('/')).statusCode).toBe(503)
    expect((await server.get('/assets/a-1.js')).statusCode).toBe(200)
    const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
    expect((await server.post('/api/submit-contact-form', ada)).statusCode).toBe(201)
    expect((await server.get('/healthz')).statusCode).toBe(200)
  },
)

test.runIf(isFirstDatabase)(
  'a single long pause of the event loop does not cause requests to be refused',
  async () => {
    await using server = await startTestApp({ maxEventLoopDelayMs: 20 })
    // The delay is measured from the second turn of the event loop on.
    await new Promise((resolve) => setTimeout(resolve, 100))
    const busy = performance.now() + 2_000
    while (performance.now() < busy);
    // Until the delay has been sampled.
    for (let ask = 0; ask < 20; ask++) {
      expect((await server.get('/api/unknown')).statusCode).toBe(404)
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  },
)

test('a list refuses unknown query parameters', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const lists = ['contact_submissions', 'user_roles', 'newsletter_subscribers', 'webhooks']
  for (const list of lists) {
    const known = await server.get(`/api/${list}?limit=1`, headers)
    expect(known.statusCode, list).toBe(200)
    const unknown = await server.get(`/api/${list}?limit=1&colour=red`, headers)
    expect(unknown.statusCode, list).toBe(422)
    expect(unknown.json(), list).toMatchObject({
      code: 'invalid',
      detail: 'The request has unknown parameters: colour.',
    })
  }
})

test('a call without parameters or a body refuses both by name', async () => {
  await using server = await startTestApp()
  const headers = { authorization: `Bearer ${await server.adminToken()}` }
  const sent = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }
  const { id } = (await server.post('/api/submit-contact-form', sent)).json<{ id: string }>()
  const record = `/api/contact_submissions/${id}`
  const read = [record, `${record}/related`, '/api/events', '/api/reply_templates', '/api/is_admin']
  const parameter = { code: 'invalid', detail: 'The request has unknown parameters: colour.' }
  for (const path of read) {
    const send = path === '/api/is_admin' ? server.post(`${path}?colour=red`, {}, headers) : null
    const answer = await (send ?? server.get(`${path}?colour=red`, headers))
    expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 422, parameter])
  }
  for (const place of ['read', 'bin', 'quarantine', 'replying']) {
    const path = `${record}/${place}`
    const field = { code: 'invalid', detail: 'The request has unknown members: colour.' }
    const coloured = await server.put(path, { colour: 'red' }, headers)
    expect([path, coloured.statusCode, coloured.json()]).toMatchObject([path, 422, field])
    const asked = await server.delete(`${path}?colour=red`, undefined, headers)
    expect([path, asked.statusCode, asked.json()]).toMatchObject([path, 422, parameter])
    expect([path, (await server.put(path, undefined, headers)).statusCode]).toEqual([
      path,
      place === 'replying' ? 204 : 200,
    ])
    await server.delete(path, undefined, headers)
  }
})
