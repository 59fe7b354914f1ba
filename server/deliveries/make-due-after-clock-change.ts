import { sql } from 'kysely'
import { deliveryChannels } from '#contract/delivery.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Db } from '#server/db/database.ts'

/** Maximum clock difference between servers. */
const clockSkewMs = MINUTE
/** Longer than any wait between two attempts. */
const maxPauseMs = 5 * HOUR
/** As long as a claim lasts, so that deliveries in progress are not sent a second time. */
const delayMs = 3 * MINUTE

/**
 * Deliveries queued or tried while the clock was ahead would wait until that time, possibly for months: they are made
 * due in a few minutes. Returns how many there were.
 */
export async function makeDueAfterClockChange(db: Db, now: Date) {
  const at = (laterMs: number) => new Date(now.getTime() + laterMs).toISOString()
  const waiting = db
    .updateTable('deliveries')
    .set({ next_attempt_at: at(delayMs) })
    .where('status', '=', sql.lit('waiting' as const))
  // Two statements, each using an index.
  const queued = await waiting
    .where('created_at', '>', at(clockSkewMs))
    .where('next_attempt_at', '>', at(delayMs))
    .executeTakeFirst()
  const tried = await waiting
    .where('channel', 'in', deliveryChannels)
    .where('next_attempt_at', '>', at(maxPauseMs))
    .executeTakeFirst()
  return Number(queued.numUpdatedRows + tried.numUpdatedRows)
}
