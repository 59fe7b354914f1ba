import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'

/** Browsers and proxies send one request after the other; only an attacker sends many and reads nothing. */
const maxUnansweredPerConnection = 8
const sliceBytes = 1_024

const unanswered = new WeakMap<Socket, number>()

/** Whether a request of the connection waits for its answer, or for the rest of it. */
export const isBusy = (socket: Socket) => (unanswered.get(socket) ?? 0) > 0

/** Hangs up on a connection that has too many requests waiting: each takes memory until its answer is read. */
export function boundPipelining(listener: RequestListener): RequestListener {
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (unanswered.get(socket) ?? 0) + 1
    if (count > maxUnansweredPerConnection) return void socket.destroy()
    unanswered.set(socket, count)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    return listener(request, response)
  }
}

/**
 * Node parses all that one read brings, up to 64 KB or 2,400 requests, before anybody can hang up; from 240 connections
 * that took 2.6 GB. In slices the rest is dropped as soon as the connection is.
 */
export function parseInSlices(socket: Socket) {
  const [parse] = socket.listeners('data')
  if (!parse) return
  socket.off('data', parse as () => void)
  socket.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length && !socket.destroyed; start += sliceBytes) {
      // Node stopped reading until the answers so far are taken; it gets the rest when it reads on.
      if (socket.isPaused()) return socket.unshift(bytes.subarray(start))
      parse.call(socket, bytes.subarray(start, start + sliceBytes))
    }
  })
}
