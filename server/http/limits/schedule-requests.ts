import type { FastifyInstance, FastifyRequest } from 'fastify'
import { scheduleRequest } from '#server/scheduling/event-loop-turns.ts'
import { networkOrClientOf } from './network.ts'

/**
 * Lets simultaneous requests share the event loop with connections that wait to be accepted, and clients share it with
 * one another. A page that was answered or abandoned while it waited is not begun; what was sent to us is.
 */
export function scheduleRequests(app: FastifyInstance) {
  app.addHook('onRequest', ({ ip, method, socket }, reply, done) => {
    scheduleFor(ip, () => {
      const isAbandoned = method === 'GET' && socket.destroyed
      if (!reply.sent && !isAbandoned) done()
    })
  })
}

/** Waits for another of the client's turns: bodies end long after their requests began, and many can end at once. */
export const scheduleBody = ({ ip }: FastifyRequest, read: () => void) => scheduleFor(ip, read)

const scheduleFor = (ip: string, work: () => void) => scheduleRequest(networkOrClientOf(ip), work)
