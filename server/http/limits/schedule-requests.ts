import type { FastifyInstance } from 'fastify'
import { scheduleRequest } from '#server/event-loop-turns.ts'
import { clientOf } from '#server/http/address.ts'
import { networkOf } from './network.ts'

/**
 * Lets simultaneous requests share the event loop with connections that wait to be accepted, and clients share it with
 * one another. A request that was answered or abandoned while it waited is not begun.
 */
export function scheduleRequests(app: FastifyInstance) {
  app.addHook('onRequest', ({ ip, socket }, reply, done) => {
    const client = clientOf(ip)
    scheduleRequest(networkOf(client) ?? client, () => {
      if (!reply.sent && !socket.destroyed) done()
    })
  })
}
