import type { FastifyReply, FastifyRequest } from 'fastify'
import { asAppError, type ProblemCode } from '#server/errors.ts'
import { dataHeaders } from '#server/http/headers.ts'
import { logFailure } from '#server/http/refusals/problem.ts'
import { challengeOf, ProofError } from './sessions/proofs.ts'

/** An error answer of the auth endpoints, with a code and a message that auth-js understands. */
export class AuthError extends Error {
  readonly status: number
  readonly code: string
  readonly retryAfter: number | undefined

  constructor(status: number, code: string, message: string, retryAfter?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

/** A password that is refused; auth-js passes the reasons on to its caller. */
export class WeakPasswordError extends AuthError {
  readonly reason: 'length' | 'pwned'

  constructor(reason: 'length' | 'pwned', message: string) {
    super(422, 'weak_password', message)
    this.reason = reason
  }
}

/** A request without a token is answered in RFC 6749's error format, as GoTrue does. */
export class OAuthError extends Error {}

/** The server's problem codes as GoTrue's statuses, codes and messages. */
const goTrueErrors: Partial<Record<ProblemCode, readonly [number, string, string?]>> = {
  not_parseable: [400, 'bad_json', 'Could not parse request body as JSON'],
  invalid: [400, 'validation_failed'],
  not_found: [404, 'not_found'],
  method_not_allowed: [405, 'method_not_allowed'],
  too_large: [413, 'request_entity_too_large'],
  unsupported_media_type: [415, 'unsupported_media_type'],
  too_many_requests: [429, 'over_request_rate_limit', 'Request rate limit reached'],
  busy: [503, 'unexpected_failure', 'Busy, please try again.'],
}

function asAuthError(error: unknown, request: FastifyRequest): AuthError {
  if (error instanceof AuthError) return error
  if (error instanceof ProofError)
    return new AuthError(request.headers.authorization ? 401 : 400, error.fault, error.message)
  const appError = asAppError(error)
  const [status, code, message] = goTrueErrors[appError.code] ?? [
    appError.status,
    'unexpected_failure',
  ]
  const retryAfter = appError.retryAfter ?? (status === 503 ? 2 : undefined)
  return new AuthError(status, code, message ?? appError.message, retryAfter)
}

const apiVersion = 'x-supabase-api-version'
const versioned = '2024-01-01'

/** Both of GoTrue's formats at once, so that the code is found even when a proxy removes the version header. */
function bodyOf(error: AuthError, request: FastifyRequest) {
  const { status, code, message } = error
  const weak = error instanceof WeakPasswordError && { weak_password: { reasons: [error.reason] } }
  const version = request.headers[apiVersion]
  return typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version) && version >= versioned
    ? { code, error_code: code, message, msg: message, ...weak }
    : { code: status, error_code: code, msg: message, ...weak }
}

/** The error handler of /api/auth. */
export function sendAuthError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof OAuthError)
    return reply.code(400).send({ error: 'invalid_request', error_description: error.message })
  const authError = asAuthError(error, request)
  if (authError.status >= 500) logFailure(authError.status, error, request)
  const body = bodyOf(authError, request)
  if ('message' in body) reply.header(apiVersion, versioned)
  if (authError.status === 401) reply.header('www-authenticate', 'Bearer')
  if (error instanceof ProofError) reply.header('www-authenticate', challengeOf(error))
  if (authError.retryAfter) reply.header('retry-after', authError.retryAfter)
  return reply
    .code(authError.status)
    .headers(dataHeaders)
    .header('x-sb-error-code', authError.code)
    .type('application/json; charset=utf-8')
    .send(body)
}
