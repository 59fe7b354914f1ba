import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { DeliveryHealth } from '#contract/delivery.ts'
import type { Database } from '#server/db/database.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { type Configured, deliveryHealth } from './health.ts'

type Options = {
  database: Database
  configured: Configured
  log: FastifyBaseLogger
  registry: Registry
  alert: (health: DeliveryHealth) => Promise<void>
  now: () => Date
}

/** Monitors the outbox: metrics every minute, log lines on changes, and the alert. */
export function watchDeliveries({ database, configured, log, registry, alert, now }: Options) {
  // Read from the database, so every process reports the same values.
  const gauge = (name: string, help: string) =>
    new Gauge({ name, help, registers: [registry], aggregator: 'max' })
  const broken = gauge('delivery_broken', '1 while something that is due does not go out')
  const waiting = gauge('deliveries_waiting', 'Messages that wait to be sent')
  const oldest = gauge('delivery_oldest_waiting_seconds', 'Age of the oldest message that waits')
  let last: DeliveryHealth['state'] | undefined
  let stopped = new AbortController()

  async function check() {
    const health = await deliveryHealth(database.db, configured, now())
    broken.set(health.state === 'broken' ? 1 : 0)
    waiting.set(health.waiting)
    const since = health.oldest_waiting_at
    oldest.set(since ? (now().getTime() - new Date(since).getTime()) / SECOND : 0)
    if (health.state === 'broken' && last !== 'broken')
      log.error({ waiting: health.waiting }, 'delivery is broken: see /admin/deliveries')
    if (health.state !== 'broken' && last === 'broken') log.info('delivery works again')
    last = health.state
    await alert(health)
  }

  async function checkRegularly(signal: AbortSignal) {
    while (!signal.aborted) {
      await check().catch((error: unknown) => log.warn({ err: error }, 'delivery was not checked'))
      await sleep(MINUTE, undefined, { ref: false, signal }).catch(() => {})
    }
  }

  return {
    check,
    start() {
      stopped = new AbortController()
      void checkRegularly(stopped.signal)
    },
    stop: () => stopped.abort(),
  }
}
