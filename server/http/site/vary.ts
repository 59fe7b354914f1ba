import type { FastifyReply } from 'fastify'

/** Declares that the response also depends on the request header `name`, so that caches store one per value. */
export function addVary(reply: FastifyReply, name: string) {
  const before = reply.getHeader('vary')
  reply.header('vary', before ? `${String(before)}, ${name}` : name)
}
