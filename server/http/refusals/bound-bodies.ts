import type { RequestListener } from 'node:http'

/** Above every limit, so that a refused client can still read the answer. */
const maxBodyBytes = 1024 ** 2
/** Clients send kilobytes in a chunk. */
const minChunkBytes = 64
/** Maximum number of chunks averaging below `minChunkBytes`. */
const maxSmallChunks = 1_000

/**
 * Hangs up on a body without end, and on one in very small chunks: a chunk of one byte takes as much time as one of a
 * kilobyte. The limit that says 413 counts neither the chunks nor what comes after the answer.
 */
export function boundBodies(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { 'content-length': length, 'transfer-encoding': coding } = request.headers
    if (length === undefined && coding === undefined) return listener(request, response)
    const push = request.push.bind(request)
    let [chunks, bytes] = [0, 0]
    request.push = (chunk: Buffer | null, encoding) => {
      chunks++
      bytes += chunk?.length ?? 0
      const areSmall = chunks > maxSmallChunks && bytes < chunks * minChunkBytes
      if (areSmall || bytes > maxBodyBytes) request.socket.destroy()
      return push(chunk, encoding)
    }
    // Node discards a body that is still unread when the answer is sent, bypassing `push`. Once read from, it is counted.
    response.prependOnceListener('finish', () => {
      request.read(0)
      request.resume()
    })
    return listener(request, response)
  }
}
