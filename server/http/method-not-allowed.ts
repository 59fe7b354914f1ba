import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * Outside the API everything is only ever read: what can be got refuses any other method with 405. To be called before
 * the routes are there; answers what the handler of unknown addresses is to ask first.
 */
export function methodNotAllowed(app: FastifyInstance) {
  const readable = new Set<string>()
  app.addHook('onRoute', ({ url, method }) => {
    if ([method].flat().includes('GET')) readable.add(url)
  })
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (!readable.has(request.url.split('?', 1)[0]!)) return
    reply.header('allow', 'GET, HEAD')
    throw new AppError('method_not_allowed', 'Only GET, HEAD is answered here.')
  }
}
