import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A plain round-robin proxy: each request to the next server, over a connection of its own. A server that refuses the
 * connection is passed over; whatever else goes wrong is a 502.
 */
export async function startProxy(servers: string[]) {
  let turn = 0
  const server = createServer(async (incoming, outgoing) => {
    const body = Buffer.concat(await incoming.toArray())
    forward(incoming, outgoing, body, servers.length)
  })

  function forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
    triesLeft: number,
  ) {
    const target = servers[turn++ % servers.length] ?? ''
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
      const refused = 'code' in error && error.code === 'ECONNREFUSED'
      if (refused && triesLeft > 1) forward(incoming, outgoing, body, triesLeft - 1)
      else if (!outgoing.headersSent) outgoing.writeHead(502).end()
    })
    asked.end(body)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
