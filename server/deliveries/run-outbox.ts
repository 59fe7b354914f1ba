import type { FastifyInstance } from 'fastify'
import type { ProcessCalls } from '#server/db/process-calls.ts'
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
const shortestCallMs = SECOND

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Runs the worker of the outbox while the server listens. It looks for work after every call that may have queued some,
 * so that no domain has to remember to wake it.
 */
export function runOutbox(
  app: FastifyInstance,
  options: Omit<OutboxOptions, 'log' | 'onOverflow' | 'isBusy'> & { calls: ProcessCalls },
) {
  const { calls } = options
  const onOverflow = calls.caller(channel, shortestCallMs)
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
  calls.hear(channel, () => outbox.wake())
}
