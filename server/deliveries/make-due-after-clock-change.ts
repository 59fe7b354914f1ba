import { sql } from 'kysely'
import { deliveryChannels } from '#contract/delivery.ts'
import { HOUR } from '#contract/durations.ts'
import { clockSkewMs } from '#server/clock/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import { claimMs } from './claim.ts'

/** Longer than any wait between two attempts. */
const maxPauseMs = 5 * HOUR

/**
 * Deliveries queued or tried while the clock was ahead would wait until that time, possibly for months: they are made
 * due when a claim would expire, so that those in progress are not sent a second time. Returns how many there were.
 */
export async function makeDueAfterClockChange(db: Db, now: Date) {
  const at = (laterMs: number) => new Date(now.getTime() + laterMs).toISOString()
  const waiting = db
    .updateTable('deliveries')
    .set({ next_attempt_at: at(claimMs) })
    .where('status', '=', sql.lit('waiting' as const))
  // Two statements, each using an index.
  const queued = await waiting
    .where('created_at', '>', at(clockSkewMs))
    .where('next_attempt_at', '>', at(claimMs))
    .executeTakeFirst()
  const tried = await waiting
    .where('channel', 'in', deliveryChannels)
    .where('next_attempt_at', '>', at(maxPauseMs))
    // An untried one may wait for the office hours of its recipient.
    .where((eb) => eb.or([eb('attempt_count', '>', 0), eb('claim', 'is not', null)]))
    .executeTakeFirst()
  return Number(queued.numUpdatedRows + tried.numUpdatedRows)
}
