import { duplexPair } from 'node:stream'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/start-test-app.ts'

const ask = 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'

/** A request that the server answers with 100 Continue, waiting for its body. */
const begun = `POST /api/subscribe HTTP/1.1\r\n${[
  'Host: a',
  'Content-Type: application/json',
  'Expect: 100-continue',
  'Content-Length: 9',
].join('\r\n')}\r\n\r\n`

/** Connects from any address by emitting the event; there is no real socket that Node's `maxConnections` could count. */
async function startServer() {
  const server = await startTestApp()
  function open(remoteAddress: string) {
    const [client, ofServer] = duplexPair()
    let received = ''
    client.on('data', (bytes: Buffer) => (received += bytes.toString()))
    server.app.server.emit('connection', Object.assign(ofServer, { remoteAddress }))
    const answers = () => received.match(/HTTP\/1\.1 [12]00/g)?.length ?? 0
    return { client, ofServer, answers }
  }
  type Connection = ReturnType<typeof open>
  return {
    open,
    openMany: (count: number, addressOf: (at: number) => string) =>
      Array.from({ length: count }, (_, at) => open(addressOf(at))),
    isAnswered: async ({ client, answers }: Connection, times = 1) => {
      client.write(ask)
      await expect.poll(answers).toBe(times)
    },
    openOf: (connections: Connection[]) =>
      connections.flatMap(({ ofServer }, at) => (ofServer.destroyed ? [] : at)),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at)

test('if a client has all its connections open, a new one replaces its oldest', async () => {
  await using server = await startServer()
  const connections = server.openMany(256, () => '192.0.2.1')
  const newcomer = server.open('192.0.2.1')
  await server.isAnswered(newcomer)
  expect(server.openOf(connections)).toEqual(range(1, 256))
})

test.each([
  ['four addresses', (at: number) => `192.0.2.${at % 4}`],
  ['one IPv6 network', (at: number) => `2001:db8:7:${at.toString(16)}::1`],
])('%s that hold all connections make room for new clients', async (_who, addressOf) => {
  await using server = await startServer()
  const visitor = server.open('198.51.100.1')
  await server.isAnswered(visitor)
  const flood = server.openMany(1_000, addressOf)
  const others = ['198.51.100.2', '2001:db8:8:1::1'].map(server.open)
  for (const other of others) await server.isAnswered(other)
  await server.isAnswered(visitor, 2)
  expect(server.openOf(flood)).toHaveLength(996)
})

test('connections that wait for an answer are closed last', async () => {
  await using server = await startServer()
  const waiting = server.open('192.0.2.1')
  waiting.client.write(begun)
  await expect.poll(waiting.answers).toBe(1)
  const idle = server.openMany(255, () => '192.0.2.1')
  await server.isAnswered(server.open('192.0.2.1'))
  expect(server.openOf([waiting])).toEqual([0])
  expect(server.openOf(idle)).toEqual(range(1, 255))
})
