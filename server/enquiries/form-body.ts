import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'

const formType = 'application/x-www-form-urlencoded'

/** Whether a plain form sent the request, and a person waits for a page. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType

/** Reads plain form posts into the shape that the JSON body has. */
export function acceptForm(app: FastifyInstance) {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body: string, done) => {
    try {
      done(null, readForm(body))
    } catch {
      done(new AppError('not_parseable', 'The form could not be read. Please send it again.'))
    }
  })
}

/** @throws when the text is not percent-encoded UTF-8. */
function readForm(body: string): Record<string, unknown> {
  const fields = new Map<string, string>()
  for (const pair of body.split('&')) {
    const [name = '', ...value] = pair.split('=')
    fields.set(decode(name), decode(value.join('=')).replaceAll('\r\n', '\n'))
  }
  const elapsed = fields.get('elapsed')
  return {
    ...Object.fromEntries(fields),
    consent: isTicked(fields.get('consent')),
    marketingConsent: isTicked(fields.get('marketingConsent')),
    elapsed: elapsed ? Number(elapsed) : null,
    firstTouch: null,
  }
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

const isTicked = (value: string | undefined) =>
  value !== undefined && ['on', 'yes', 'true', '1'].includes(value.toLowerCase())
