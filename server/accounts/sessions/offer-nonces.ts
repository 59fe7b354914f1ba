import type { FastifyInstance } from 'fastify'
import type { Proofs } from './proofs.ts'

/** Whoever proves a key learns with every answer the nonce for the next proof. */
export function offerNonces(api: FastifyInstance, proofs: Proofs) {
  api.addHook('onRequest', async (request, reply) => {
    if (request.headers.dpop !== undefined) reply.header('dpop-nonce', proofs.nonce())
  })
}
