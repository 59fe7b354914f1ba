import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Problem } from '#contract/problem.ts'
import { type AppError, asAppError, problems } from '#server/errors.ts'
import { dataHeaders } from './headers.ts'

function problemOf(error: AppError): Problem {
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

/** Sets status and headers for an error, logs it if it is our fault, and returns what may be shown. */
export function prepareProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const shown = asAppError(error)
  if (shown.status >= 500)
    request.log[shown.code === 'busy' ? 'warn' : 'error']({ err: error }, 'request failed')
  if (shown.retryAfter) reply.header('retry-after', shown.retryAfter)
  reply.code(shown.status)
  return problemOf(shown)
}

/** The error handler of /api. The auth endpoints have their own, in GoTrue's format. */
export function sendProblem(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const problem = prepareProblem(error, request, reply)
  return reply.headers(dataHeaders).type('application/problem+json; charset=utf-8').send(problem)
}
