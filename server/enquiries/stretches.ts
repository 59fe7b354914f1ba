import { setImmediate as nextTurn } from 'node:timers/promises'
import type { EnquiryFilters } from '#contract/enquiry-list.ts'
import type { Db } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import { inOrder, type Selection, type Stretch } from './enquiry-order.ts'

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
  after: Position | null,
): AsyncGenerator<Stretch> {
  const whole = { ...selection, filters: spanOf(selection.filters) }
  let length = firstLength
  for (let from = after; ;) {
    const until = rejects(selection.filters) ? await endOf(db, whole, from, length) : null
    yield { after: from, until }
    if (!until) return
    from = until
    length = laterLength
    await nextTurn()
  }
}

/** The last of the stretch; null when there are not that many. */
async function endOf(db: Db, selection: Selection, after: Position | null, length: number) {
  const last = inOrder(db, selection, { after, until: null }).offset(length - 1)
  return (await last.limit(1).executeTakeFirst()) ?? null
}

/** The filters that make the order shorter, instead of letting some of it through. */
const spanOf = ({ quarantine, bin, from, to }: EnquiryFilters): EnquiryFilters => ({
  quarantine,
  bin,
  from,
  to,
})

const spans: string[] = ['q', 'quarantine', 'bin', 'from', 'to']

const rejects = (filters: EnquiryFilters) =>
  Object.entries(filters).some(([name, value]) => value !== undefined && !spans.includes(name))
