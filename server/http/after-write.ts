import type { FastifyInstance } from 'fastify'

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/** Calls `then` after every call that may have written something. */
export function afterWrite(app: FastifyInstance, then: () => void) {
  app.addHook('onResponse', (request, reply, done) => {
    if (writes.has(request.method) && reply.statusCode < 400) then()
    done()
  })
}
