import { sql } from 'kysely'
import { deliveryChannels } from '#contract/delivery.ts'
import { HOUR, MINUTE } from '#contract/durations.ts'
import type { Db } from '#server/db/database.ts'

/** Clocks of several servers may differ by so much. */
const clockSkewMs = MINUTE
/** Nothing waits for longer between two attempts. */
const maxPauseMs = 5 * HOUR
/** As long as a claim lasts, so that what is on its way just now is not sent a second time. */
const delayMs = 3 * MINUTE

/**
 * What was queued or tried while the clock was ahead would wait until then, be it for months: it is due in a few minutes
 * instead. Returns how many there were.
 */
export async function makeDueAfterClockChange(db: Db, now: Date) {
  const at = (laterMs: number) => new Date(now.getTime() + laterMs).toISOString()
  const waiting = db
    .updateTable('deliveries')
    .set({ next_attempt_at: at(delayMs) })
    .where('status', '=', sql.lit('waiting' as const))
  // Two statements, each of which an index answers.
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
