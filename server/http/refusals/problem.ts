import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { type AppError, asAppError, problems } from '#server/errors.ts'
import { dataHeaders } from '#server/http/headers.ts'
import { createLogLimit } from '#server/http/limits/log-limit.ts'

/** What an error shows of itself. */
export function problemOf(error: AppError): Problem {
  return {
    type: 'about:blank',
    title: problems[error.code][1],
    status: error.status,
    detail: error.message,
    code: error.code,
    ...(error.errors && { errors: error.errors }),
    ...(error.current !== undefined && { current: error.current }),
  }
}

/** A stranger can cause them without end. All are counted in the metrics. */
const busyLines = createLogLimit({ perMinute: 200, perClient: 20 }, () => new Date())

/** `status` is 503 when somebody was asked to try again, and otherwise our fault. */
export function logFailure(status: number, error: unknown, { log, ip }: FastifyRequest) {
  if (status !== 503) log.error({ err: error }, 'request failed')
  else if (busyLines.take(ip)) log.warn({ err: error }, 'request failed')
}

/** Sets status and headers for an error, logs it if it is our fault, and returns what may be shown. */
export function prepareProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const appError = asAppError(error)
  if (appError.status >= 500) logFailure(appError.status, error, request)
  if (appError.retryAfter) reply.header('retry-after', appError.retryAfter)
  reply.code(appError.status)
  return problemOf(appError)
}

/** The error handler of /api. The auth endpoints have their own, in GoTrue's format. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = prepareProblem(error, request, reply)
  return reply.headers(dataHeaders).type('application/problem+json; charset=utf-8').send(problem)
}
