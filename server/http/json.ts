import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/errors.ts'
import { scheduleBody } from './limits/schedule-requests.ts'

/**
 * Reads JSON bodies. Unlike Fastify's own parser it accepts an empty body as none (auth-js signs out with a JSON
 * content type and no content), and refuses invalid UTF-8 instead of silently replacing it.
 */
export function acceptJson(app: FastifyInstance) {
  const parse = app.getDefaultJsonParser('error', 'error')
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) =>
      scheduleBody(request, () => {
        if (body.length === 0) return done(null, undefined)
        const charset = /charset\s*=\s*"?([^";\s]+)/i.exec(
          request.headers['content-type'] ?? '',
        )?.[1]
        if (charset && !/^utf-?8$/i.test(charset))
          return done(new AppError('unsupported_media_type', 'Send JSON in UTF-8.'))
        try {
          void parse(request, utf8.decode(body), (error, value) =>
            error
              ? done(new AppError('not_parseable', 'The request is not valid JSON.'))
              : done(null, value),
          )
        } catch {
          done(new AppError('not_parseable', 'The request is not valid UTF-8.'))
        }
      }),
  )
}
