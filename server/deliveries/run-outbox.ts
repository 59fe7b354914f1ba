import type { FastifyInstance } from 'fastify'
import type { PubSub } from '#server/db/pub-sub.ts'
import { SECOND } from '#contract/durations.ts'
import { afterWrite } from '#server/http/after-write.ts'
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts'
import { requestRate } from './request-rate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

const channel = 'deliveries'
/** Minimum interval between notifying other processes of more work than this one handles at once. */
const minPublishIntervalMs = SECOND

/**
 * Runs the outbox's workers while the server listens. They look for work after every call that may have queued some, so
 * that no domain has to wake them.
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
  app.addHook('onResponse', (_request, _reply, done) => {
    rate.note()
    done()
  })
  afterWrite(app, () => outbox.wake())
  app.addHook('onListen', () => outbox.start())
  app.addHook('onClose', () => outbox.stop())
  pubSub.subscribe(channel, () => outbox.wake())
}
