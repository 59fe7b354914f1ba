import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { AppError } from '#server/errors.ts'
import { dataHeaders } from '#server/http/headers.ts'
import { problemOf } from './problem.ts'

const problems: Record<string, AppError> = {
  ERR_HTTP_REQUEST_TIMEOUT: new AppError('timeout', 'The request took too long to arrive.'),
  HPE_HEADER_OVERFLOW: new AppError('headers_too_large', 'The request headers are too large.'),
}
const unreadable = new AppError('not_parseable', 'The request could not be read.')

/** Answers malformed HTTP, for which there is no request object, with the headers of every response. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  securityHeaders: Record<string, string>,
) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const problem = problemOf(problems[error.code ?? ''] ?? unreadable)
  const body = JSON.stringify(problem)
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...securityHeaders, ...dataHeaders }).map((pair) => pair.join(': ')),
    'connection: close',
  ].join('\r\n')
  // The client might keep a half-open connection for ever, so it is closed here.
  if (socket.writable) socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy())
  else socket.destroy()
}
