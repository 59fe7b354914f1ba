import type { FastifyInstance } from 'fastify'
import { inTurn } from '#server/turns.ts'

/** Requests that come at once share the event loop with the connections that still wait to be accepted. */
export function takeTurns(app: FastifyInstance) {
  app.addHook('onRequest', (_request, _reply, done) => inTurn(done))
}
