import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Database } from '#server/db/database.ts'
import type { PubSub } from '#server/db/pub-sub.ts'
import { SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import { afterWrite } from '#server/http/after-write.ts'
import { Feed } from './feed.ts'
import { LiveStream } from './live-stream.ts'

declare module 'fastify' {
  interface FastifyInstance {
    live: Live
  }
}

export type LiveOptions = {
  database: Database
  pubSub: PubSub
  registry: Registry
  now: () => Date
  /** Milliseconds between two checks of who may still receive events. */
  tickMs: number | undefined
}
export type Live = ReturnType<typeof runLive>

const channel = 'live_events'
const minPublishIntervalMs = 200
const maxStreamsPerUser = 8
const maxStreams = 500
const retryAfterSeconds = { full: 30, closing: 2 }

/**
 * The open streams of this process. It looks for events after every call that may have written some, here or in another
 * process, so that no domain has to notify it.
 */
export function runLive(app: FastifyInstance, options: LiveOptions) {
  const { pubSub, registry, tickMs = SECOND } = options
  const feed = new Feed({ ...options, log: app.log, tickMs })
  const publish = pubSub.publisher(channel, minPublishIntervalMs)
  let closed = false
  void new Gauge({
    name: 'live_streams_open',
    help: 'Open live event streams',
    registers: [registry],
    collect() {
      this.set(feed.streams.length)
    },
  })

  /** Something was written: clients here or on other processes may be affected. */
  function wake() {
    feed.wake()
    publish()
  }

  function open(request: FastifyRequest, reply: FastifyReply) {
    // If the client disconnected during authentication, its close event has already been missed.
    if (reply.raw.destroyed) {
      reply.hijack()
      return
    }
    const { userId, sessionId } = request.account
    const theirs = feed.streams.filter(({ reader }) => reader.userId === userId)
    const mustGo = theirs.slice(0, Math.max(0, theirs.length + 1 - maxStreamsPerUser))
    // Another process will soon replace a closing one; until then its streams would receive nothing.
    if (closed) throw notNow(retryAfterSeconds.closing)
    if (feed.streams.length - mustGo.length >= maxStreams) throw notNow(retryAfterSeconds.full)
    for (const stream of mustGo) {
      stream.sendAway()
      feed.leave(stream)
    }
    // From here on we own the response: no timeout ends it.
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    const { 'last-event-id': lastEventId } = request.headers
    const reader = { userId, sessionId, lastEventId: lastEventId?.toString() }
    const stream: LiveStream = new LiveStream(reply.raw, reader, () => feed.leave(stream))
    feed.join(stream)
  }

  /** Ends the open streams and refuses new ones. */
  function stop() {
    closed = true
    return feed.end()
  }

  const live = { open, wake, stop }
  app.decorate('live', live)
  afterWrite(app, wake)
  pubSub.subscribe(channel, () => feed.wake())
  // Closing the server waits for its connections, and these never end by themselves.
  app.addHook('preClose', stop)
  return live
}

const notNow = (retryAfter: number) =>
  new AppError('busy', 'Too many live connections are open. Please try again.', { retryAfter })
