import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { routePattern } from '#server/http/route-pattern.ts'

/** Unknown paths get a 404 problem; known ones with another method a 405 that lists the allowed methods. */
export function answerUnknown(api: FastifyInstance) {
  const known: { path: RegExp; methods: Set<string> }[] = []

  api.addHook('onRoute', ({ url, method }) => {
    const path = routePattern(url)
    const methods = new Set([method].flat())
    const route = known.find((one) => one.path.source === path.source)
    if (route) for (const each of methods) route.methods.add(each)
    else known.push({ path, methods })
  })

  api.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0]!.replace(/\/$/, '')
    const route = known.find((one) => one.path.test(path))
    // With a trailing slash it is a different, unknown path.
    if (!route || route.methods.has(request.method))
      throw new AppError('not_found', 'There is nothing at this address.')
    const allowed = [...route.methods].toSorted().join(', ')
    reply.header('allow', allowed)
    throw new AppError('method_not_allowed', `Only ${allowed} is allowed here.`)
  })
}
