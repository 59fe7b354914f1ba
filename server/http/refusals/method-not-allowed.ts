import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { routePattern } from '#server/http/route-pattern.ts'

/**
 * Outside the API every path is read-only: methods other than GET and HEAD are refused with 405. Must be called before
 * the routes are registered; the handler of unknown paths calls the function it returns.
 */
export function methodNotAllowed(app: FastifyInstance) {
  const readable = new Set<string>()
  const patterns: RegExp[] = []
  app.addHook('onRoute', ({ url, method }) => {
    if (![method].flat().includes('GET')) return
    if (url.includes(':')) patterns.push(routePattern(url))
    else readable.add(url)
  })
  return (request: FastifyRequest, reply: FastifyReply) => {
    if (/^(GET|HEAD)$/.test(request.method)) return
    const path = request.url.split('?', 1)[0]!
    if (!readable.has(path) && !patterns.some((pattern) => pattern.test(path))) return
    reply.header('allow', 'GET, HEAD')
    throw new AppError('method_not_allowed', 'Only GET and HEAD are allowed here.')
  }
}
