import { lookup as systemLookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { SECOND } from '#contract/durations.ts'
import {
  checkedLookup,
  isPublic,
  type Lookup,
  RefusedTarget,
  targetFault,
} from './public-address.ts'

export type Post = {
  url: string
  body: string
  headers?: Record<string, string>
  /** Whether private networks are allowed. */
  allowPrivate: boolean
  /** The system's, except in tests. */
  lookup?: Lookup
  timeoutMs?: number
}

export type PostAnswer = { status: number; location: string | undefined; text: string }

/** Maximum size of an answer, headers included. */
const maxAnswerBytes = 65_536
const maxHeaderBytes = 16_384
/** The part of the body that is returned. */
const keptBytes = 4_096

/**
 * Posts JSON to an external server over a new connection. Redirects are not followed. The status decides: once it has
 * arrived, a body that is too long, too slow or cut off does not matter; without a status it rejects.
 */
export async function boundedPost(post: Post) {
  const { allowPrivate, lookup = systemLookup, timeoutMs = 10 * SECOND } = post
  const { promise, resolve, reject } = Promise.withResolvers<PostAnswer>()
  const url = new URL(post.url)
  const fault = allowPrivate ? null : targetFault(url)
  if (fault) throw new RefusedTarget(`The address ${fault}.`)

  const request = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, {
    method: 'POST',
    agent: false,
    maxHeaderSize: maxHeaderBytes,
    lookup: checkedLookup(lookup, allowPrivate ? () => true : isPublic),
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(post.body),
      'accept-encoding': 'identity',
      'user-agent': 'outbox/1',
      ...post.headers,
    },
  })
  let finish = (failure: Error) => reject(failure)
  const end = (failure: Error) => {
    clearTimeout(timer)
    finish(failure)
    request.destroy()
  }
  const timer = setTimeout(
    () => end(new Error(`No answer within ${timeoutMs / SECOND} seconds.`)),
    timeoutMs,
  )
  const closed = () => end(new Error('The connection was closed without an answer.'))
  const tooMuch = () => (request.socket?.bytesRead ?? 0) > maxAnswerBytes

  request.on('response', (response) => {
    const kept: Buffer[] = []
    let size = 0
    finish = () =>
      resolve({
        status: response.statusCode ?? 0,
        location: response.headers.location,
        text: Buffer.concat(kept).subarray(0, keptBytes).toString(),
      })
    response.on('data', (chunk: Buffer) => {
      if (size < keptBytes) kept.push(chunk)
      size += chunk.length
      if (tooMuch()) closed()
    })
    response.on('error', end).on('close', closed).on('end', closed)
  })
  // A server may send interim (1xx) answers without end.
  request.on('information', () => tooMuch() && end(new Error('Too much before the answer.')))
  request.on('error', end).on('close', closed)
  request.end(post.body)
  return promise
}
