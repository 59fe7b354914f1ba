import type { FastifyInstance } from 'fastify'
import { listenForDeliveries, notifyOthers } from './notifications.ts'
import { createOutbox, type Outbox, type OutboxOptions } from './outbox.ts'
import { requestRate } from './request-rate.ts'

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox
  }
}

const writes = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

/**
 * Runs the worker of the outbox while the server listens. It looks for work after every call that may have queued some,
 * so that no domain has to remember to wake it.
 */
export function runOutbox(
  app: FastifyInstance,
  options: Omit<OutboxOptions, 'log' | 'onOverflow' | 'isBusy'>,
) {
  const { database, env } = options
  const shared = database.dialect === 'postgres'
  const onOverflow = shared ? notifyOthers(database) : () => {}
  const rate = requestRate()
  const isBusy = () => rate.isRush()
  const outbox = createOutbox({ ...options, log: app.log, onOverflow, isBusy })
  app.decorate('outbox', outbox)
  app.addHook('onResponse', async (request, reply) => {
    rate.note()
    if (writes.has(request.method) && reply.statusCode < 400) outbox.wake()
  })
  app.addHook('onListen', () => outbox.start())
  app.addHook('onClose', () => outbox.stop())
  if (!shared) return
  const others = listenForDeliveries(env.DATABASE_URL, () => outbox.wake(), app.log)
  app.addHook('onListen', async () => others.start())
  app.addHook('onClose', () => others.stop())
}
