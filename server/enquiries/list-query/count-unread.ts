import { countRows } from '#server/db/count-rows.ts'
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
    countRows(db.selectFrom('enquiry_reads').where('user_id', '=', viewer.userId)),
    readIn(db, 'quarantine', viewer),
    readIn(db, 'bin', viewer),
  ])
  return all - quarantine - bin
}

const readIn = (db: Db, box: Box, viewer: Viewer) =>
  countRows(
    db
      .selectFrom('contact_submissions')
      .where((eb) => filterConditions(eb, filtersOf(box), viewer))
      .where((eb) => eb.exists(readBy(eb, viewer.userId))),
  )
