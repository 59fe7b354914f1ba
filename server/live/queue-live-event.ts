import type { LiveEvent } from '#contract/live-event.ts'
import type { Db } from '#server/db/database.ts'

/** The events that are stored for dashboards which reconnect. */
type StoredLiveEvent = Exclude<LiveEvent, { kind: 'enquiry.replying' | 'opened' | 'reset' }>

/** Stores an event in the transaction that causes it. `feed.ts` sends it to open dashboards after the commit. */
export async function queueLiveEvent(trx: Db, event: StoredLiveEvent, now: Date) {
  await trx.insertInto('live_events').values(liveEventRow(event, now)).execute()
}

/** The row only, for callers that insert into several tables in one statement. `data` is the event as it is sent. */
export const liveEventRow = (event: StoredLiveEvent, now: Date) => ({
  at: now.toISOString(),
  kind: event.kind,
  submission_id: event.id,
  data: JSON.stringify(event),
})
