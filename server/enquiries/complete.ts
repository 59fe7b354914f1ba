import type { NewEnquiry } from '#contract/enquiry.ts'
import { messages, missingFields } from '#contract/messages.ts'
import { AppError } from '#server/errors.ts'

const required = ['name', 'email', 'company'] as const

/** Missing fields first, then consent: one thing to say at a time, in the specification's order. */
export function requireComplete(input: NewEnquiry) {
  const errors = required
    .filter((field) => input[field] === '')
    .map((path) => ({ path, message: missingFields[path] }))
  if (errors.length)
    throw new AppError('missing_information', messages.missingInformation.detail, { errors })
  if (!input.consent)
    throw new AppError('consent_required', messages.consentRequired.detail, {
      errors: [{ path: 'consent', message: missingFields.consent }],
    })
}
