import type { Db } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import type { Box } from '#server/db/inbox-tables.ts'
import type { Position } from '#server/db/paging.ts'
import { yieldToRequests } from '#server/event-loop-turns.ts'
import { filtersOf } from './enquiry-box.ts'
import { inOrder, type Selection } from './enquiry-order.ts'

/** A database reads so many in a few milliseconds, whatever the filters let through. */
const apart = 20_000

type Marks = { size: number; marks: Promise<Position[]> }

/** Of each database and box. Places in the order never become wrong, only too far apart. */
const known = new WeakMap<Db, Map<Box, Marks>>()

/** Places in the order of a box, newest first, with so many enquiries between two of them. */
export async function stretchMarks(db: Db, box: Box): Promise<Position[]> {
  const ofDatabase = known.get(db) ?? new Map<Box, Marks>()
  known.set(db, ofDatabase)
  const size = await readEnquiryTallies(db, { box })
  const before = ofDatabase.get(box)
  if (before && Math.abs(size - before.size) < apart / 2) return before.marks
  const found = { size, marks: findMarks(db, box) }
  ofDatabase.set(box, found)
  found.marks.catch(() => ofDatabase.delete(box))
  return found.marks
}

async function findMarks(db: Db, box: Box) {
  const selection: Selection = {
    filters: filtersOf(box),
    onlooker: { userId: '', now: new Date(0) },
    sort: 'newest',
  }
  const marks: Position[] = []
  for (;;) {
    const after = marks.at(-1) ?? null
    const next = inOrder(db, selection, { after, until: null }).offset(apart - 1)
    const mark = await next.limit(1).executeTakeFirst()
    if (!mark) return marks
    marks.push(mark)
    await yieldToRequests()
  }
}
