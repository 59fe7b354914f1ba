import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { routePattern } from './route-pattern.ts'

/** Unknown addresses are 404 problems, and known ones with another method 405 that name the right ones. */
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
    // With a slash at its end it is another address, and none.
    if (!route || route.methods.has(request.method))
      throw new AppError('not_found', 'There is nothing at this address.')
    const allowed = [...route.methods].toSorted().join(', ')
    reply.header('allow', allowed)
    throw new AppError('method_not_allowed', `Only ${allowed} is answered here.`)
  })
}
