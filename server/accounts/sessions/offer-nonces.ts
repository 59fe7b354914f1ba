import type { FastifyInstance } from 'fastify'
import type { Proofs } from './proofs.ts'

/** Every answer to a request with a proof carries the nonce for the next one. */
export function offerNonces(api: FastifyInstance, proofs: Proofs) {
  api.addHook('onRequest', async (request, reply) => {
    if (request.headers.dpop !== undefined) reply.header('dpop-nonce', proofs.nonce())
  })
}
