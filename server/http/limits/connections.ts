import type { Server } from 'node:http'
import type { Env } from '#server/env.ts'
import { clientOf } from '#server/http/address.ts'

const maxConnections = 1_000
const maxConnectionsPerClient = 256

/** How many connections may be open. Behind a proxy all come from one address, and it is the proxy's to share them out. */
export function boundConnections(server: Server, env: Env) {
  server.maxConnections = maxConnections
  if (env.TRUST_PROXY > 0) return
  const open = new Map<string, number>()
  server.on('connection', (socket) => {
    const client = clientOf(socket.remoteAddress)
    const count = (open.get(client) ?? 0) + 1
    open.set(client, count)
    socket.once('close', () => {
      const left = (open.get(client) ?? 1) - 1
      if (left) open.set(client, left)
      else open.delete(client)
    })
    if (count > maxConnectionsPerClient) socket.destroy()
  })
}
