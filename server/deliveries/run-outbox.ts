import type { FastifyInstance } from 'fastify'
import type { PubSub } from '#server/db/pub-sub.ts'
import { SECOND } from '#server/durations.ts'
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts'
import { requestRate } from './request-rate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

const channel = 'deliveries'
/** More work than one process does at once is told to the others no more often than this. */
const minPublishIntervalMs = SECOND

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Runs the worker of the outbox while the server listens. It looks for work after every call that may have queued some,
 * so that no domain has to remember to wake it.
 */
export function runOutbox(
  app: FastifyInstance,
  options: Omit<OutboxOptions, 'log' | 'onOverflow' | 'isBusy'> & { pubSub: PubSub },
) {
  const { pubSub } = options
  const onOverflow = pubSub.publisher(channel, minPublishIntervalMs)
  const rate = requestRate()
  const isBusy = () => rate.isRush()
  const outbox = createOutbox({ ...options, log: app.log, onOverflow, isBusy })
  app.decorate('outbox', outbox)
  app.addHook('onResponse', (request, reply, done) => {
    rate.note()
    if (writes.has(request.method) && reply.statusCode < 400) outbox.wake()
    done()
  })
  app.addHook('onListen', () => outbox.start())
  app.addHook('onClose', () => outbox.stop())
  pubSub.subscribe(channel, () => outbox.wake())
}
