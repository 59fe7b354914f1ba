import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A plain round-robin proxy: each request goes to the next server, over its own connection. A server that refuses the
 * connection is skipped; one that breaks it before an answer is also skipped if the request has a key and may be
 * repeated. Any other error is a 502 that says what happened.
 */
export async function startProxy(servers: string[]) {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray())
    const first = turn++
    const inTurn = servers.map((_, at) => servers[(first + at) % servers.length] ?? '')
    forward(incoming, outgoing, body, inTurn)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  body: Buffer,
  [target = '', ...others]: string[],
) {
  const { method = 'GET', url = '/', headers } = incoming
  const asked = request(target + url, {
    method,
    agent: false,
    headers: { ...headers, connection: 'close', 'x-forwarded-for': '203.0.113.7' },
  })
  asked.once('response', (answer) => {
    const { connection: _, ...rest } = answer.headers
    outgoing.writeHead(answer.statusCode ?? 502, rest)
    answer.pipe(outgoing)
    answer.once('error', () => outgoing.destroy())
  })
  asked.once('error', (error) => {
    const code = 'code' in error ? String(error.code) : ''
    const mayRepeat = code === 'ECONNREFUSED' || 'idempotency-key' in headers
    if (outgoing.headersSent) return
    if (mayRepeat && others.length) forward(incoming, outgoing, body, others)
    else outgoing.writeHead(502).end(code)
  })
  asked.end(body)
}
