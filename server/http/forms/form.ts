import { z } from 'zod'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { scheduleBody } from '#server/http/limits/schedule-requests.ts'

const formType = 'application/x-www-form-urlencoded'

/** Whether the request is a plain form post, by a person who expects a page. */
export const isForm = (request: FastifyRequest) =>
  request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === formType

/** The answer to an accepted form, for the API's description. */
export const seeOther = z
  .null()
  .meta({ description: 'To a plain form: taken, and `Location` is the page that says so' })

/** Whether a plain form's value for a checkbox means that it is ticked. */
export const isTicked = (value: string | undefined) =>
  value !== undefined && ['on', 'yes', 'true', '1'].includes(value.toLowerCase())

/** Far more than any of our forms has. With the length of names it bounds the work that a request can cause. */
const maxFields = 64
const maxNameLength = 64

type Fields = Map<string, string>

/** Reads plain form posts; `shape` converts the fields to the shape of the JSON body. */
export function acceptForm(
  app: FastifyInstance,
  shape: (fields: Fields) => unknown = Object.fromEntries,
) {
  app.addContentTypeParser(formType, { parseAs: 'buffer' }, (request, body: Buffer, done) =>
    scheduleBody(request, () => {
      const pairs = pairsOf(body)
      const known = pairs.slice(0, maxFields).filter(([name]) => name.length <= maxNameLength)
      try {
        if (known.length < pairs.length) throw tooManyFields()
        done(null, shape(fieldsOf(known, decode)))
      } catch (error) {
        // Refused, but the returned page keeps what could be read, so that nobody has to type it again.
        request.body = shape(fieldsOf(known, guess))
        done(error instanceof AppError ? error : unreadable())
      }
    }),
  )
}

const unreadable = () =>
  new AppError('not_parseable', 'The form could not be read. Please send it again.')

const tooManyFields = () =>
  new AppError('not_parseable', 'The form has unknown fields. Please send it again.')

/** Latin-1, one character per byte, so that nothing is lost before decoding. At most one pair more than allowed. */
function pairsOf(body: Buffer) {
  const pairs = body.toString('latin1').split('&', maxFields + 1)
  return pairs.map((pair) => {
    const [name = '', ...value] = pair.split('=')
    return [name, value.join('=')] as const
  })
}

type Decode = (text: string) => string

const fieldsOf = (pairs: (readonly [string, string])[], decode: Decode): Fields =>
  new Map(
    pairs.map(([name, value]) => [decode(name), decode(value).replaceAll('\r\n', '\n')] as const),
  )

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
/** Nearly every form that is not UTF-8 has this encoding. */
const windows1252 = new TextDecoder('windows-1252')

/** @throws when the text is not percent-encoded UTF-8. */
function decode(text: string) {
  if (/%(?![0-9a-f]{2})/i.test(text)) throw new TypeError('A percent sign stands for no byte.')
  return utf8.decode(bytesOf(text))
}

function guess(text: string) {
  try {
    return utf8.decode(bytesOf(text))
  } catch {
    return windows1252.decode(bytesOf(text))
  }
}

/** Without a callback per byte, of which a malformed form may have 20,000. */
function bytesOf(text: string) {
  const bytes = Buffer.from(text.replaceAll('+', ' '), 'latin1')
  let length = 0
  for (let at = 0; at < bytes.length; at++) {
    const high = bytes[at] === percent ? hexDigit(bytes[at + 1]) : -1
    const low = high < 0 ? -1 : hexDigit(bytes[at + 2])
    bytes[length++] = low < 0 ? bytes[at]! : high * 16 + low
    if (low >= 0) at += 2
  }
  return bytes.subarray(0, length)
}

const percent = 0x25

/** The value of a hexadecimal digit, or -1. */
function hexDigit(code = 0) {
  if (code >= 0x30 && code <= 0x39) return code - 0x30
  const lower = code | 0x20
  return lower >= 0x61 && lower <= 0x66 ? lower - 0x57 : -1
}
