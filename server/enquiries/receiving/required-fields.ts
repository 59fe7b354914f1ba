import { z } from 'zod'
import { requiredTexts } from '#contract/enquiry-fields.ts'
import type { NewEnquiry } from '#contract/enquiry.ts'
import { fieldSentence, messages, missingFields } from '#contract/messages.ts'
import { AppError } from '#server/errors.ts'

/** One fault at a time, in the specification's order: missing fields, then consent, then a field that is wrong. */
export function requireComplete(input: NewEnquiry) {
  const errors = requiredTexts
    .filter((field) => input[field] === '')
    .map((path) => ({ path, message: missingFields[path] }))
  if (errors.length)
    throw new AppError('missing_information', messages.missingInformation.detail, { errors })
  if (!input.consent)
    throw new AppError('consent_required', messages.consentRequired.detail, {
      errors: [{ path: 'consent', message: missingFields.consent }],
    })
  if (!z.regexes.html5Email.test(input.email)) {
    const fault = { path: 'email', message: 'is not an email address' }
    throw new AppError('invalid', fieldSentence(fault.path, fault.message), { errors: [fault] })
  }
}
