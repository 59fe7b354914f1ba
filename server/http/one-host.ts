import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * With two Host headers a proxy and this server may read different sites from one request. Node takes the first without a
 * word. Without any the request is none (RFC 9112), but for that of an HTTP/1.0 client.
 */
export function refuseOtherThanOneHost(app: FastifyInstance) {
  app.addHook('onRequest', ({ raw: { rawHeaders, httpVersion } }, _reply, done) => {
    let hosts = 0
    // `rawHeaders` alternates names and values.
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]!.toLowerCase() === 'host') hosts++
    if (hosts > 1) throw new AppError('not_parseable', 'The request names two hosts.')
    if (hosts === 0 && httpVersion === '1.1')
      throw new AppError('not_parseable', 'The request names no host.')
    done()
  })
}
