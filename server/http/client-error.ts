import type { Socket } from 'node:net'
import { dataHeaders } from './headers.ts'

const answers: Record<string, [number, string, string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [
    408,
    'Request Timeout',
    'timeout',
    'The request took too long to arrive.',
  ],
  HPE_HEADER_OVERFLOW: [
    431,
    'Request Header Fields Too Large',
    'headers_too_large',
    'The request headers are too large.',
  ],
}

/** Answers malformed HTTP, for which there is no request object, with the headers of every response. */
export function answerClientError(
  error: Error & { code?: string },
  socket: Socket,
  securityHeaders: Record<string, string>,
) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const [status, title, code, detail] = answers[error.code ?? ''] ?? [
    400,
    'Bad Request',
    'not_parseable',
    'The request could not be read.',
  ]
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, code })
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    ...Object.entries({ ...securityHeaders, ...dataHeaders }).map((pair) => pair.join(': ')),
    'connection: close',
  ].join('\r\n')
  // The client might keep a half-open connection for ever, so it is closed here.
  if (socket.writable) socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy())
  else socket.destroy()
}
