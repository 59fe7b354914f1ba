import { z } from 'zod'
import { requiredTexts } from '#contract/enquiry-fields.ts'
import type { NewEnquiry } from '#contract/enquiry.ts'
import { fieldSentence, messages, missingFields } from '#contract/messages.ts'
import { isBlank } from '#contract/text.ts'
import { AppError, asAppError } from '#server/errors.ts'

/** One error at a time, in the specification's order: missing fields, then consent, then an invalid field. */
export function requireComplete(input: NewEnquiry) {
  const missing = missingFrom(input)
  if (missing) throw missing
  if (!z.regexes.html5Email.test(input.email)) {
    const fault = { path: 'email', message: 'is not an email address' }
    throw new AppError('invalid', fieldSentence(fault.path, fault.message), { errors: [fault] })
  }
}

/** The error for a body that its schema refuses: a missing field, if there is one. */
export function firstFault(error: unknown, body: unknown): unknown {
  const isRead = typeof body === 'object' && body !== null && !Array.isArray(body)
  return (isRead && asAppError(error).code === 'invalid' && missingFrom(body)) || error
}

type Sent = { [Field in (typeof requiredTexts)[number] | 'consent']?: unknown }

function missingFrom(sent: Sent) {
  const errors = requiredTexts
    .filter((field) => isEmpty(sent[field]))
    .map((path) => ({ path, message: missingFields[path] }))
  if (errors.length > 0)
    return new AppError('missing_information', messages.missingInformation.detail, { errors })
  if (sent.consent !== false && !isEmpty(sent.consent)) return null
  return new AppError('consent_required', messages.consentRequired.detail, {
    errors: [{ path: 'consent', message: missingFields.consent }],
  })
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && isBlank(value))
