import type { Db } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'
import { boxOf, narrowing } from './enquiry-box.ts'
import { boundsOf } from './enquiry-filters.ts'
import { directionOf, type Segment, type Selection } from './enquiry-order.ts'
import { segmentBounds } from './segment-bounds.ts'

/**
 * The order after `after`, in segments: with filters that match little, one query would block SQLite, and thus the main
 * thread, until it had read everything.
 */
export async function* segmentsOf(
  db: Db,
  selection: Selection,
  cursor: Position | null,
): AsyncGenerator<Segment> {
  const whole = wholeOf(selection, cursor)
  const isNewestFirst = directionOf(selection) === 'desc'
  const { filters, viewer } = selection
  const readsBox = narrowing(filters).length > 0 && !viewer.hasFewMentions
  const bounds = readsBox ? await segmentBounds(db, boxOf(filters)) : []
  const isBehind = (bound: Position, place: Position) =>
    isNewestFirst ? isBefore(bound, place) : isBefore(place, bound)
  let { after } = whole
  for (const until of isNewestFirst ? bounds : bounds.toReversed()) {
    if (after && !isBehind(until, after)) continue
    if (whole.until && !isBehind(whole.until, until)) break
    yield { after, until }
    after = until
    await yieldToRequests()
  }
  yield { after, until: whole.until }
}

/** Everything after the cursor and within the filters' time range. */
export function wholeOf(selection: Selection, cursor: Position | null): Segment {
  const { begin, end } = boundsOf(selection.filters)
  const isNewestFirst = directionOf(selection) === 'desc'
  const [first, until] = isNewestFirst ? [end, begin] : [begin, end]
  if (!cursor || !first) return { after: cursor ?? first, until }
  const isBehind = isNewestFirst ? isBefore(cursor, first) : isBefore(first, cursor)
  return { after: isBehind ? cursor : first, until }
}

const isBefore = (one: Position, other: Position) =>
  one.created_at === other.created_at ? one.id < other.id : one.created_at < other.created_at
