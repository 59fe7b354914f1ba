import { once } from 'node:events'
import type { Server } from 'node:http'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { SECOND } from '#contract/durations.ts'

/** Time for every client to send one more request, whose answer closes the connection. */
const drainMs = SECOND
/** Time for unfinished answers; together with drainMs less than supervisors wait before they kill. */
const graceMs = 8 * SECOND

/** Accepts no more connections, and answers the open ones. No request is cut off that could still be answered. */
export async function stopServing(server: Server) {
  // Accepts clients that connected while the process was busy.
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
