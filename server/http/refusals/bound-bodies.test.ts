import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

const post =
  'POST /api/submit-contact-form HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n'
const get = 'GET /healthz HTTP/1.1\r\nHost: a\r\n'
const inChunks = 'Transfer-Encoding: chunked\r\n\r\n'
const lastRequest = `${get}Connection: close\r\n\r\n`

const chunked = (body: string, bytes: number) => {
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`
  return `${body.replaceAll(new RegExp(`.{1,${bytes}}`, 'gs'), chunk)}0\r\n\r\n`
}

async function open(port: number) {
  const socket = connect(port, '127.0.0.1')
  let received = ''
  socket.on('data', (bytes) => (received += bytes.toString())).on('error', () => {})
  await once(socket, 'connect')
  const statuses = () => received.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
  return { socket, statuses, [Symbol.dispose]: () => void socket.destroy() }
}

test.each([
  ['that is being parsed', post + inChunks, []],
  ['of a request that is answered already', get + inChunks, ['200']],
  ['of a refused request', `${post}Sec-Fetch-Site: cross-site\r\n${inChunks}`, ['403']],
])('a connection with a body %s in chunks of one byte is closed', async (_what, head, answered) => {
  await using server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  using client = await open((server.app.server.address() as AddressInfo).port)
  client.socket.write(head)
  await expect.poll(client.statuses).toEqual(answered)
  client.socket.write(`${chunked(' '.repeat(2_000), 1)}${lastRequest}`)
  await expect.poll(() => client.socket.closed).toBe(true)
  expect(client.statuses()).toEqual(answered)
})

test('a long body in ordinary chunks is read, and the connection stays open', async () => {
  await using server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  using client = await open((server.app.server.address() as AddressInfo).port)
  client.socket.write(post + inChunks + chunked(JSON.stringify({ name: ' '.repeat(60_000) }), 100))
  await expect.poll(client.statuses).toEqual(['422'])
  client.socket.write(get + inChunks)
  await expect.poll(client.statuses).toEqual(['422', '200'])
  client.socket.write(chunked(' '.repeat(60_000), 100) + lastRequest)
  await expect.poll(client.statuses).toEqual(['422', '200', '200'])
})

test('an unexpected body is skipped, unless it is too long', async () => {
  await using server = await startTestApp()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  for (const [bytes, answers] of [
    [500_000, ['200', '200']],
    [2_000_000, ['200']],
  ] as const) {
    using client = await open(port)
    client.socket.write(`${get}Content-Length: ${bytes}\r\n\r\n`)
    await expect.poll(client.statuses).toEqual(['200'])
    client.socket.write(' '.repeat(bytes) + lastRequest)
    await expect.poll(() => client.socket.closed).toBe(true)
    expect(client.statuses()).toEqual(answers)
  }
})
