import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Env } from '#server/env.ts'
import { clientOf } from '#server/http/address.ts'
import { isBusy } from '#server/http/refusals/pipelining.ts'
import { networkOrClient } from './network.ts'

const maxConnections = 1_000
const maxConnectionsPerClient = 256

/**
 * Limits open connections. When the limit is reached, a new connection replaces an older one: of the same client, or of
 * the client or IPv6 /48 that holds the most. Behind a proxy all come from one address, and the proxy has to share them
 * out.
 */
export function boundConnections(server: Server, env: Env) {
  server.maxConnections = maxConnections
  if (env.TRUST_PROXY > 0) return
  /** By client and by /48, the oldest first. */
  const held = new Map<string, Set<Socket>>()
  let open = 0
  server.on('connection', (socket) => {
    const client = clientOf(socket.remoteAddress)
    const holders = [client, networkOrClient(client)]
    open++
    for (const holder of holders)
      held.set(holder, (held.get(holder) ?? new Set<Socket>()).add(socket))
    socket.once('close', () => {
      open--
      for (const holder of holders)
        if (held.get(holder)?.delete(socket) && held.get(holder)?.size === 0) held.delete(holder)
    })
    const own = held.get(client)!
    if (own.size > maxConnectionsPerClient) closeOldest(own)
    // One stays free, because Node itself closes new connections beyond the maximum.
    else if (open >= maxConnections) closeOldest(largestOf(held.values()))
  })
}

function largestOf(sets: Iterable<Set<Socket>>) {
  let largest = new Set<Socket>()
  for (const set of sets) if (set.size > largest.size) largest = set
  return largest
}

/** Prefers an idle connection to one that waits for an answer. */
function closeOldest(sockets: Set<Socket>) {
  const open = [...sockets].filter(({ destroyed }) => !destroyed)
  const oldest = open.find((socket) => !isBusy(socket)) ?? open[0]
  oldest?.destroy()
}
