import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '#server/errors.ts'
import { bestEncoding } from './accept-encoding.ts'
import type { BuiltFile } from './built-file.ts'
import { partOf } from './range.ts'
import { addVary } from './vary.ts'

/** Sends a built file: compressed if accepted, 304 if the client has it, a part if requested. */
export function sendBuilt(request: FastifyRequest, reply: FastifyReply, file: BuiltFile) {
  const encoding = bestEncoding(request.headers['accept-encoding'], file.bytes)
  const etag = `"${file.etag}-${encoding}"`
  const bytes = file.bytes[encoding] ?? file.bytes.identity
  // Preconditions are checked first: a refusal must not carry the file's headers.
  const isFound = reply.statusCode === 200
  const isKnown = isFound && hasCurrentVersion(request, etag)
  const part = isFound && !file.bytes.br ? partAsked(request, reply, etag, bytes.length) : undefined
  if (file.bytes.br) addVary(reply, 'accept-encoding')
  else reply.header('accept-ranges', 'bytes')
  reply.header('cache-control', file.cacheControl).header('etag', etag).type(file.type)
  if (isKnown) return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  if (!part) return reply.send(bytes)
  reply.code(206).header('content-range', `bytes ${part.first}-${part.last}/${bytes.length}`)
  return reply.send(bytes.subarray(part.first, part.last + 1))
}

/** Whether the client already has this version. @throws when the client requires another one. */
function hasCurrentVersion({ headers }: FastifyRequest, etag: string) {
  const ifMatch = headers['if-match']
  if (ifMatch !== undefined && !tagsIn(ifMatch).some((tag) => tag === etag || tag === '*'))
    throw new AppError(
      'precondition_failed',
      'The current version does not meet the conditions of the request.',
    )
  return tagsIn(headers['if-none-match']).some(
    (tag) => tag === '*' || (tag.startsWith('W/') ? tag.slice(2) : tag) === etag,
  )
}

export const tagsIn = (list = '') => list.split(',').map((tag) => tag.trim())

function partAsked(
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  size: number,
) {
  const sameFile = headers['if-range'] === undefined || headers['if-range'] === etag
  if (method !== 'GET' || !sameFile) return undefined
  const part = partOf(headers.range, size)
  if (part !== 'beyond') return part
  reply.header('content-range', `bytes */${size}`)
  throw new AppError('range_not_satisfiable', 'The requested range is beyond the end of the file.')
}
