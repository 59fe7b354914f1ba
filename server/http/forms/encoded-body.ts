import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'

/**
 * Bodies are not decompressed here, so a compressed one would be misread. 415 with Accept-Encoding says which encodings
 * are accepted (RFC 9110, section 15.5.16).
 */
export function refuseEncodedBodies(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const encoding = request.headers['content-encoding']
    if (encoding === undefined || /^\s*(identity)?\s*$/i.test(encoding)) return done()
    reply.header('accept-encoding', 'identity')
    throw new AppError('unsupported_media_type', 'Send the request without a content encoding.')
  })
}
