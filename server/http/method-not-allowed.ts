import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * Outside the API every address is only read: any method but GET and HEAD is refused with 405. Call it before the routes
 * are registered; the handler of unknown addresses calls what it returns.
 */
export function methodNotAllowed(app: FastifyInstance) {
  const readable = new Set<string>()
  app.addHook('onRoute', ({ url, method }) => {
    if ([method].flat().includes('GET')) readable.add(url)
  })
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (!readable.has(request.url.split('?', 1)[0]!)) return
    reply.header('allow', 'GET, HEAD')
    throw new AppError('method_not_allowed', 'Only GET and HEAD are answered here.')
  }
}
