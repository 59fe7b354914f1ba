import type { FastifyError } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { fieldSentence } from '#contract/messages.ts'
import type { Problem } from '#contract/problem.ts'
import './validation-messages.ts'

/** Every error code of the API, with its status and title. */
export const problems = {
  not_parseable: [400, 'Not parseable'],
  unauthorized: [401, 'Sign-in needed'],
  invalid_dpop_proof: [401, 'Key not proven'],
  use_dpop_nonce: [401, 'Nonce needed'],
  forbidden: [403, 'Not allowed'],
  second_factor_needed: [403, 'Second factor needed'],
  password_needed: [403, 'Password needed'],
  code_needed: [403, 'Code needed'],
  own_account: [403, 'Own account'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  timeout: [408, 'Timeout'],
  email_taken: [409, 'Email taken'],
  has_account: [409, 'Has an account'],
  last_admin: [409, 'Last admin'],
  too_many_webhooks: [409, 'Too many webhooks'],
  too_many_views: [409, 'Too many views'],
  link_expired: [410, 'Link expired'],
  stale: [409, 'Stale'],
  expired: [409, 'Expired'],
  paused: [409, 'Paused'],
  in_bin: [409, 'In the bin'],
  mail_not_set_up: [409, 'Mail is not set up'],
  already_sent: [409, 'Already sent'],
  not_sent: [409, 'Not sent'],
  too_many_templates: [409, 'Too many templates'],
  precondition_failed: [412, 'Precondition failed'],
  too_large: [413, 'Too large'],
  unsupported_media_type: [415, 'Unsupported media type'],
  range_not_satisfiable: [416, 'Range not satisfiable'],
  invalid: [422, 'Invalid'],
  missing_information: [422, 'Missing Information'],
  consent_required: [422, 'Consent Required'],
  idempotency_key_reused: [422, 'Idempotency key reused'],
  too_many_requests: [429, 'Too many requests'],
  headers_too_large: [431, 'Headers too large'],
  internal_error: [500, 'Error'],
  busy: [503, 'Busy'],
} as const satisfies Record<string, readonly [number, string]>

export type ProblemCode = keyof typeof problems

export class AppError extends Error {
  readonly code: ProblemCode
  readonly status: number
  readonly errors: Problem['errors']
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined
  /** The current record, which a stale change would have overwritten. */
  readonly current: Problem['current']

  constructor(
    code: ProblemCode,
    detail: string,
    more: { errors?: Problem['errors']; retryAfter?: number; current?: Problem['current'] } = {},
  ) {
    super(detail)
    this.code = code
    this.status = problems[code][0]
    this.errors = more.errors
    this.retryAfter = more.retryAfter
    this.current = more.current
  }
}

/** Turns anything thrown into an error that is safe to show. Anything unknown becomes a plain 500. */
export function asAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) {
    const errors = error.validation.map(({ instancePath, message = 'is invalid' }) => ({
      path: instancePath.slice(1).replaceAll('/', '.'),
      message,
    }))
    return new AppError('invalid', sentence(errors), { errors })
  }
  return asFrameworkError(error as Partial<FastifyError> | null)
}

function asFrameworkError(error: Partial<FastifyError> | null): AppError {
  if (error?.code === 'FST_ERR_HANDLER_TIMEOUT')
    return new AppError('busy', 'The server took too long. Please try again.', { retryAfter: 5 })
  switch (error?.statusCode) {
    case 400:
      return new AppError('not_parseable', 'The request could not be read.')
    case 404:
      return new AppError('not_found', 'There is nothing at this address.')
    case 413:
      return new AppError('too_large', 'The request is larger than 64 KB.')
    case 415:
      return new AppError('unsupported_media_type', 'Send JSON (application/json).')
    case 503:
      return new AppError('busy', 'Busy, please try again.', { retryAfter: 2 })
    default:
      return new AppError('internal_error', 'Something went wrong on our side. Please try again.')
  }
}

function sentence(errors: { path: string; message: string }[]) {
  const [first] = errors
  if (!first) return 'The request is invalid.'
  return first.path ? fieldSentence(first.path, first.message) : `The request ${first.message}.`
}
