import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * Given two Host headers, a proxy and this server may choose different ones. Node silently takes the first. A request
 * without a Host header is invalid (RFC 9112), except in HTTP/1.0.
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
