import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'

const formType = 'application/x-www-form-urlencoded'

/** Whether a plain form sent the request, and a person waits for a page. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType

type Fields = Map<string, string>

/** Reads plain form posts; `shape` makes of the fields what the JSON body would be. */
export function acceptForm(
  app: FastifyInstance,
  shape: (fields: Fields) => unknown = Object.fromEntries,
) {
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body: string, done) => {
    try {
      done(null, shape(fieldsOf(body)))
    } catch {
      done(new AppError('not_parseable', 'The form could not be read. Please send it again.'))
    }
  })
}

/** @throws when the text is not percent-encoded UTF-8. */
function fieldsOf(body: string): Fields {
  const fields: Fields = new Map()
  for (const pair of body.split('&')) {
    const [name = '', ...value] = pair.split('=')
    fields.set(decode(name), decode(value.join('=')).replaceAll('\r\n', '\n'))
  }
  return fields
}

const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))
