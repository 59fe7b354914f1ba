import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'

/** Two Host headers are how a request means one site to a proxy and another to us. Node takes the first and is silent. */
export function refuseTwoHosts(app: FastifyInstance) {
  app.addHook('onRequest', async ({ raw }) => {
    const names = raw.rawHeaders.filter((_, index) => index % 2 === 0)
    if (names.filter((name) => name.toLowerCase() === 'host').length > 1)
      throw new AppError('not_parseable', 'The request names two hosts.')
  })
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Lets a browser change something only from our own pages. Whoever is no browser sends neither header. */
export function refuseOtherSites(app: FastifyInstance, env: Env) {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || isOwn(request, env)) return
    throw new AppError('forbidden', 'This can only be sent from the site itself.')
  })
}

function isOwn(request: FastifyRequest, env: Env) {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  if (origin === undefined) return true
  if (env.PUBLIC_URL && origin === new URL(env.PUBLIC_URL).origin) return true
  return URL.parse(origin)?.host === request.host
}
