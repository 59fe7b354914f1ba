import type { FastifyInstance } from 'fastify'
import { scheduleRequest } from '#server/event-loop-turns.ts'

/** Requests that come at once share the event loop with the connections that still wait to be accepted. */
export function scheduleRequests(app: FastifyInstance) {
  app.addHook('onRequest', (_request, _reply, done) => scheduleRequest(done))
}
