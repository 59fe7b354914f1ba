import type { Db } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import type { Box } from '#server/db/inbox-tables.ts'
import { boxOf, filtersOf } from './enquiry-box.ts'
import { filterConditions, type Viewer, readBy } from './enquiry-filters.ts'
import type { Selection } from './enquiry-order.ts'

/**
 * How many enquiries of the box this person has not read. Nearly all enquiries are in the inbox, so its read marks are
 * counted as all marks minus those in the other boxes.
 */
export async function countUnread(db: Db, { filters, viewer }: Selection) {
  const box = boxOf(filters)
  const [size, read] = [await readEnquiryTallies(db, { box }), await countRead(db, box, viewer)]
  return Math.max(0, size - read)
}

async function countRead(db: Db, box: Box, viewer: Viewer) {
  if (box !== 'inbox') return readIn(db, box, viewer)
  const [all, quarantine, bin] = await Promise.all([
    db
      .selectFrom('enquiry_reads')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow(),
    readIn(db, 'quarantine', viewer),
    readIn(db, 'bin', viewer),
  ])
  return Number(all.count) - quarantine - bin
}

async function readIn(db: Db, box: Box, viewer: Viewer) {
  const { count } = await db
    .selectFrom('contact_submissions')
    .select((eb) => eb.fn.countAll().as('count'))
    .where((eb) => filterConditions(eb, filtersOf(box), viewer))
    .where((eb) => eb.exists(readBy(eb, viewer.userId)))
    .executeTakeFirstOrThrow()
  return Number(count)
}
