import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { SECOND } from '#contract/durations.ts'
import { eventually } from '#tests/eventually.ts'
import { startTestApp } from '#tests/start-test-app.ts'

const path = '/api/submit-contact-form'
const ada = { name: 'Ada', email: 'ada@shop.example', company: 'Engines', consent: true }

test('a browser can send requests from our own pages only', async () => {
  await using server = await startTestApp({ env: { PUBLIC_URL: 'https://agency.example' } })
  const cases: [Record<string, string>, number][] = [
    [{}, 201],
    [{ 'sec-fetch-site': 'same-origin', origin: 'https://agency.example' }, 201],
    [{ 'sec-fetch-site': 'same-origin', origin: 'null' }, 201],
    [{ 'sec-fetch-site': 'none' }, 201],
    [{ origin: 'https://agency.example' }, 201],
    [{ origin: 'http://localhost:3000', host: 'localhost:3000' }, 201],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site', origin: 'https://blog.agency.example' }, 403],
    [{ origin: 'https://evil.test' }, 403],
    [{ origin: 'https://evil.test', 'x-forwarded-host': 'evil.test' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: 'https://agency.example.evil.test' }, 403],
  ]
  for (const [headers, status] of cases)
    expect((await server.post(path, ada, headers)).statusCode, JSON.stringify(headers)).toBe(status)
  const login = await server.post(
    '/api/auth/token?grant_type=password',
    {},
    { 'sec-fetch-site': 'cross-site' },
  )
  expect(login.statusCode).toBe(403)
})

test('requests sent by another site’s page do not count against its visitor', async () => {
  await using server = await startTestApp()
  const foreign = { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' }
  for (const address of [path, '/api/subscribe', '/api/resource-guide']) {
    const posts = Array.from({ length: 310 }, () => server.post(address, {}, foreign))
    for (const { statusCode } of await Promise.all(posts)) expect(statusCode, address).toBe(403)
  }
  const own = { 'sec-fetch-site': 'same-origin' }
  expect((await server.post(path, ada, own)).statusCode).toBe(201)
  expect((await server.post('/api/subscribe', { email: ada.email }, own)).statusCode).toBe(202)
})

test('a body that claims to be compressed is refused, and the answer names the accepted encoding', async () => {
  await using server = await startTestApp()
  for (const [encoding, status] of [
    ['gzip', 415],
    ['identity, br', 415],
    ['Identity', 201],
  ] as const) {
    const answer = await server.post(path, ada, { 'content-encoding': encoding })
    expect(answer.statusCode, encoding).toBe(status)
    expect(answer.headers['accept-encoding']).toBe(status === 415 ? 'identity' : undefined)
  }
  const signIn = '/api/auth/token?grant_type=password'
  const refused = await server.post(signIn, {}, { 'content-encoding': 'gzip' })
  expect(refused.statusCode).toBe(415)
  expect(refused.json()).toMatchObject({ error_code: 'unsupported_media_type' })
})

test('malformed HTTP is refused, and the server keeps working', async () => {
  await using server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const refusal = '"detail":"The request '
  const cases: [string, string, string][] = [
    ['GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400', refusal],
    ['GET /api/auth/user HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n', '400', '"bad_json"'],
    ['GET /healthz HTTP/1.1\r\n\r\n', '400', refusal],
    ['GET /healthz HTTP/1.0\r\n\r\n', '200', 'ok'],
    ['GET /healthz HTTP/1.1\r\nHost: a\r\nExpect: much\r\n\r\n', '200', 'ok'],
    ['GARBAGE\r\n\r\n', '400', refusal],
    ['GET /healthz HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n', '400', refusal],
    [`${twoLengths}\r\n\r\n0\r\n\r\n`, '400', refusal],
    [`GET /healthz HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, '431', refusal],
    ['GET /api/%zz HTTP/1.1\r\nHost: a\r\n\r\n', '404', 'There is nothing'],
    ['GET http://evil.test/none HTTP/1.1\r\nHost: a\r\n\r\n', '404', 'There is nothing'],
    [upgrade, '200', 'ok'],
    [`${expecting}Content-Length: 2\r\n\r\n{}`, '100', '"code":"missing_information"'],
    [sliced, '422', '"code":"missing_information"'],
  ]
  const ordinary: (typeof cases)[number] = ['GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n', '200', 'ok']
  // All at once: a response that keeps its connection open ends only by a time without data.
  const answers = await Promise.all(cases.map(([request]) => exchange(port, request)))
  answers.push(await exchange(port, ordinary[0]))
  for (const [at, [request, status, words]] of [...cases, ordinary].entries()) {
    const answer = answers[at]!
    expect(answer.split('\r\n')[0], request.slice(0, 60)).toContain(`HTTP/1.1 ${status} `)
    expect(answer).toContain(words)
    for (const header of onEveryAnswer) expect(answer.toLowerCase(), request).toContain(header)
  }
})

const onEveryAnswer = [
  'cache-control: no-store',
  'strict-transport-security: max-age=31536000',
  'referrer-policy: strict-origin-when-cross-origin',
  'x-frame-options: deny',
  'cross-origin-opener-policy: same-origin',
  'cross-origin-embedder-policy: credentialless',
  'permissions-policy: accelerometer=()',
  "content-security-policy: default-src 'none'",
  'x-content-type-options: nosniff',
  'cross-origin-resource-policy: same-origin',
]

/** No other protocol is supported: the request is answered as an ordinary one. */
const upgrade =
  'GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n'
const expecting = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nExpect: 100-continue\r\n`
/** More than one slice of the parser's input, in chunks. */
const padding = ' '.repeat(5_000)
const sliced = [
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
  `${padding.length.toString(16)}\r\n${padding}\r\n`,
  '2\r\n{}\r\n0\r\n\r\n',
].join('')

const twoLengths = `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked`

test('the server limits the time that a connection may take for each step', async () => {
  await using server = await startTestApp()
  expect(server.app.server).toMatchObject({
    headersTimeout: 8 * SECOND,
    requestTimeout: 10 * SECOND,
    keepAliveTimeout: 5 * SECOND,
    timeout: 30 * SECOND,
    maxConnections: 1_000,
    maxRequestsPerSocket: 1_000,
  })
})

test('an incomplete request is ended within a second after its time limit', async () => {
  await using server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  // With the real server's time limits for headers and body the test would take that long.
  Object.assign(server.app.server, { headersTimeout: 300, requestTimeout: 300 })
  const { port } = server.app.server.address() as AddressInfo
  const begun = [
    'GET /healthz HTTP/1.1\r\nHost: a\r\nX: ',
    `${expecting}Content-Length: 9\r\n\r\n{`,
  ]
  for (const request of begun) expect(await exchange(port, request, 5_000)).toContain(' 408 ')
})

test('one client cannot occupy all connections', async () => {
  await using server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const sockets = Array.from({ length: 300 }, () =>
    connect(port, '127.0.0.1').on('error', () => {}),
  )
  const isOpen = (count: number) => () =>
    expect(sockets.filter(({ closed }) => !closed)).toHaveLength(count)
  await eventually(isOpen(256))
  for (const socket of sockets) socket.destroy()
  await eventually(isOpen(0))
  const ask = () => exchange(port, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n')
  await eventually(async () => expect(await ask()).toContain(' 200 '))
})

/** What the server answers to these bytes until the connection ends or stays silent for this long. */
function exchange(port: number, request: string, idleMs = 500) {
  return new Promise<string>((resolve, reject) => {
    let answer = ''
    const socket = connect(port, '127.0.0.1', () => socket.write(request))
    socket.setTimeout(10_000, () => socket.destroy())
    socket.on('data', (chunk) => {
      answer += chunk.toString()
      socket.setTimeout(idleMs)
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error) => (answer ? resolve(answer) : reject(error)))
  })
}
