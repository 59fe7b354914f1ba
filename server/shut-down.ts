import { subscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from './durations.ts'

/** Time for every client to send one more request and be told that it is the last. */
const drainMs = SECOND
/** Time for the answers that are still being made; with the drainMs less than supervisors wait before they kill. */
const graceMs = 8 * SECOND

const servers = new Set<HttpServer>()

/** Notes the servers that begin to listen: "localhost" takes two, of which Fastify shows one. */
export function watchServers() {
  subscribe('tracing:net.server.listen:asyncEnd', (message) => {
    const server = (message as { server?: unknown }).server
    if (server instanceof HttpServer) servers.add(server)
  })
}

/** Lets nobody in any more and sees everybody out. Nobody's request is cut off that could still be answered. */
export async function stopServing() {
  // Whoever connected while we were busy is let in first.
  await nextTurn()
  const closed = Promise.all([...servers].map(stopListening))
  await Promise.race([closed, sleep(drainMs)])
  for (const server of servers) server.closeIdleConnections()
  await Promise.race([closed, sleep(graceMs)])
  for (const server of servers) server.closeAllConnections()
}

/**
 * Only stops listening. An HTTP server's own `close` also hangs up on connections that are idle, where the next request
 * may be under way already, and Fastify closes the second server so as soon as the first is done.
 */
function stopListening(server: HttpServer) {
  server.removeAllListeners('close')
  const closed = once(server, 'close')
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
  Server.prototype.close.call(server)
  return closed
}
