import type { LiveEvent } from '#contract/live-event.ts'
import type { Db } from '#server/db/database.ts'

/** What is kept for dashboards that were away. */
type KeptEvent = Exclude<LiveEvent, { kind: 'enquiry.replying' | 'opened' | 'reset' }>

/** Tells open dashboards, once the transaction of what is told has ended. */
export async function tellLive(trx: Db, event: KeptEvent, now: Date) {
  await trx.insertInto('live_events').values(liveEventRow(event, now)).execute()
}

/** For who writes it together with other rows. `data` is the event as it goes out. */
export const liveEventRow = (event: KeptEvent, now: Date) => ({
  at: now.toISOString(),
  kind: event.kind,
  submission_id: event.id,
  data: JSON.stringify(event),
})
