import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EnquiryFilters } from '#contract/enquiry-list.ts'
import type { Db } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import { boundsOf } from './enquiry-filters.ts'
import { directionOf, inOrder, type Selection, type Stretch } from './enquiry-order.ts'

/** Most pages are full within the first. */
const firstLength = 2_000
/** A database reads so many in a few milliseconds, whatever the filters let through. */
const laterLength = 20_000

/**
 * The part of the order behind `after`, in stretches of so many enquiries: filters that let hardly any through would
 * otherwise keep SQLite, and with it the main thread, until it had seen them all.
 */
export async function* stretchesOf(
  db: Db,
  selection: Selection,
  cursor: Position | null,
): AsyncGenerator<Stretch> {
  const whole = wholeOf(selection, cursor)
  let length = firstLength
  for (let { after } = whole; ;) {
    const last = rejects(selection.filters)
      ? await endOf(db, selection, { ...whole, after }, length)
      : null
    yield { after, until: last ?? whole.until }
    if (!last) return
    after = last
    length = laterLength
    await nextTurn()
  }
}

/** All that lies behind the cursor and between the times that the filters name. */
export function wholeOf(selection: Selection, cursor: Position | null): Stretch {
  const { begin, end } = boundsOf(selection.filters)
  const isNewestFirst = directionOf(selection) === 'desc'
  const [first, until] = isNewestFirst ? [end, begin] : [begin, end]
  if (!cursor || !first) return { after: cursor ?? first, until }
  const isBehind = isNewestFirst ? isBefore(cursor, first) : isBefore(first, cursor)
  return { after: isBehind ? cursor : first, until }
}

const isBefore = (one: Position, other: Position) =>
  one.created_at === other.created_at ? one.id < other.id : one.created_at < other.created_at

/** The last of so many; null when there are fewer. Only the box counts. */
async function endOf(db: Db, selection: Selection, stretch: Stretch, length: number) {
  const { quarantine, bin } = selection.filters
  const all = inOrder(db, { ...selection, filters: { quarantine, bin } }, stretch)
  return (
    (await all
      .offset(length - 1)
      .limit(1)
      .executeTakeFirst()) ?? null
  )
}

/** Those that bound the order, or are not asked of the database here. */
const spans: string[] = ['q', 'quarantine', 'bin', 'from', 'to']

const rejects = (filters: EnquiryFilters) =>
  Object.entries(filters).some(([name, value]) => value !== undefined && !spans.includes(name))
