import { MINUTE, SECOND } from '#contract/durations.ts'
import type { Delivery } from '#contract/delivery.ts'
import { intervalOr } from './health.ts'
import { serverNow } from '#app/admin/server-time.ts'

type Scheduled = Pick<Delivery, 'status' | 'next_attempt_at'>

/**
 * Whether an attempt is due about now or running: a claimed delivery is due again in three minutes. What has been due
 * for long waits for a setting or for the recipient's server.
 */
export function isUnderWay({ status, next_attempt_at: at }: Scheduled) {
  if (status !== 'waiting' || at === null) return false
  const inMs = Date.parse(at) - serverNow()
  return inMs > -MINUTE && inMs < 4 * MINUTE
}

/** How soon to fetch a list of deliveries anew. */
export const refetchWhile = (rows: readonly Scheduled[] | undefined) =>
  intervalOr((rows?.some(isUnderWay) ? 2 : 30) * SECOND)()
