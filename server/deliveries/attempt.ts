import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { SECOND } from '#contract/durations.ts'
import type { Attempt, Channel } from './channel.ts'
import type { DeliveryRow } from './claim.ts'
import { recordAttempt } from './record-attempt.ts'

/** Shorter than a claim lasts. */
const maxAttemptMs = 90 * SECOND

/** Never rejects: errors become the attempt's outcome. */
export async function makeAttempt(
  channel: Channel,
  delivery: DeliveryRow,
  now: Date,
): Promise<Attempt> {
  if (delivery.expires_at && delivery.expires_at <= now.toISOString())
    return { outcome: 'expired', answer: 'No longer worth sending.', untried: true }
  const { promise: late, resolve } = Promise.withResolvers<Attempt>()
  const timer = setTimeout(
    () => resolve({ outcome: 'deferred', answer: 'No answer in time.', unreachable: true }),
    maxAttemptMs,
  )
  try {
    return await Promise.race([channel.send(delivery), late])
  } catch (error) {
    return { outcome: 'deferred', answer: String(error), untried: true }
  } finally {
    clearTimeout(timer)
  }
}

/** All within the claim's duration. After that the delivery is due again, under the same message id. */
const recordPausesMs = [SECOND, 5 * SECOND, 20 * SECOND]

type RecordOptions = { database: Database; now: () => Date; log: FastifyBaseLogger; claim: string }

/** Records the attempt, with retries in case the database is briefly unavailable. */
export async function recordWithRetries(
  channel: Channel,
  delivery: DeliveryRow,
  attempt: Attempt,
  { database, now, log, claim }: RecordOptions,
) {
  const { id, kind } = delivery
  for (const pause of [...recordPausesMs, null])
    try {
      const done = { claim, now: now(), channel }
      const status = await recordAttempt(database, delivery, attempt, done)
      const line = { delivery: id, kind, outcome: attempt.outcome, status }
      log[status === 'failed' ? 'warn' : 'info'](line, 'delivery attempted')
      return
    } catch (error) {
      log.warn({ err: error, delivery: id }, 'an attempt could not be recorded')
      if (pause === null) return
      await sleep(pause, undefined, { ref: false })
    }
}
