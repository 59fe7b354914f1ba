import type { FastifyReply } from 'fastify'

/** Says that the answer depends on the request header `name`, too, so that caches keep one for each. */
export function addVary(reply: FastifyReply, name: string) {
  const before = reply.getHeader('vary')
  reply.header('vary', before ? `${String(before)}, ${name}` : name)
}
