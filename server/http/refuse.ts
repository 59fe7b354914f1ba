import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#server/env.ts'
import { AppError } from '#server/errors.ts'

/**
 * With two Host headers a proxy and this server may read different sites from one request. Node takes the first without a
 * word. Without any the request is none (RFC 9112), but for that of an HTTP/1.0 client.
 */
export function refuseOtherThanOneHost(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { rawHeaders, httpVersion } }, _reply, done) => {
    let hosts = 0
    // Names and values in turn.
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]!.toLowerCase() === 'host') hosts++
    if (hosts > 1) throw new AppError('not_parseable', 'The request names two hosts.')
    if (hosts === 0 && httpVersion === '1.1')
      throw new AppError('not_parseable', 'The request names no host.')
    done()
  })
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS'])

declare module 'fastify' {
  interface FastifyContextConfig {
    /** May be sent from any page: what allows it is a token in the request, not who the browser is signed in as. */
    fromAnywhere?: boolean
  }
}

/** Lets a browser change something only from our own pages. Clients that are no browser send neither header. */
export function refuseOtherSites(app: FastifyInstance, env: Env) {
  app.addHook('onRequest', async (request) => {
    if (reading.has(request.method) || request.routeOptions.config.fromAnywhere) return
    if (isOwn(request, env)) return
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
