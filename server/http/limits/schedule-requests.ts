import type { FastifyInstance } from 'fastify'
import { scheduleRequest } from '#server/event-loop-turns.ts'

/** Lets simultaneous requests share the event loop with connections that wait to be accepted. */
export function scheduleRequests(app: FastifyInstance) {
  app.addHook('onRequest', (_request, _reply, done) => scheduleRequest(done))
}
