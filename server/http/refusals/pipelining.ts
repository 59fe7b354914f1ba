import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send one request at a time; only an attacker sends many without reading. */
const maxUnansweredPerConnection = 8
/** A refused form is answered with all that it held. Not 1: the next may come before the last bytes are known as sent. */
const maxUnansweredForms = 2
const sliceBytes = 1_024

const unanswered = new WeakMap<Socket, number>()

/** Whether a request of the connection waits for its answer, or for the rest of it. */
export const isBusy = (socket: Socket) => (unanswered.get(socket) ?? 0) > 0

/** Hangs up on a connection that has too many requests waiting: each takes memory until its answer is read. */
export function boundPipelining(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const isForm = request.method !== 'GET' && request.method !== 'HEAD'
    const weight = isForm ? maxUnansweredPerConnection / maxUnansweredForms : 1
    const count = (unanswered.get(socket) ?? 0) + weight
    if (count > maxUnansweredPerConnection) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () =>
      unanswered.set(socket, (unanswered.get(socket) ?? weight) - weight),
    )
    return listener(request, response)
  }
}

/**
 * Node parses everything that one read returns, up to 64 KB or 2,400 requests, before a connection can be closed; with
 * 240 connections that took 2.6 GB. In slices the rest is dropped as soon as the connection is closed.
 */
export function parseInSlices(socket: Socket) {
  const [parse] = socket.listeners('data')
  if (!parse) return
  socket.off('data', parse as () => void)
  socket.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length && !socket.destroyed; start += sliceBytes) {
      // Node stopped reading until the answers so far are sent; it gets the rest when it resumes.
      if (socket.isPaused()) return socket.unshift(bytes.subarray(start))
      parse.call(socket, bytes.subarray(start, start + sliceBytes))
    }
  })
}
