import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether any page may send it: it is authorized by a token in the request, not by the browser's session. */
    fromAnywhere?: boolean
  }
}

/**
 * Refuses cross-site requests that change something (CSRF), judged by `Sec-Fetch-Site` or else `Origin`. Clients other
 * than browsers send neither.
 */
export function refuseCrossSite(app: FastifyInstance, env: Env) {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.fromAnywhere) return
    if (isOwn(request, env)) return
    throw new AppError('forbidden', 'This can only be sent from this site.')
  })
}

function isOwn(request: FastifyRequest, env: Env) {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  if (env.PUBLIC_URL && origin === env.PUBLIC_URL) return true
  return URL.parse(origin)?.host === request.host
}
