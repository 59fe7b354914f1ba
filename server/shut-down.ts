import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '#contract/durations.ts'

/** Time for every client to send one more request, whose answer closes the connection. */
const drainMs = SECOND
/** Time for the answers that are still being made; with the drainMs less than supervisors wait before they kill. */
const graceMs = 8 * SECOND

/** Accepts no more connections and answers those that are open. No request is cut off that could still be answered. */
export async function stopServing(server: Server) {
  // Whoever connected while the process was busy is accepted first.
  await nextTurn()
  const closed = once(server, 'close')
  server.prependListener('request', (_request, response) => {
    response.setHeader('connection', 'close')
  })
  server.close()
  await Promise.race([closed, sleep(drainMs)])
  server.closeIdleConnections()
  await Promise.race([closed, sleep(graceMs)])
  server.closeAllConnections()
}
