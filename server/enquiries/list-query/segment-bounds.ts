import type { Db } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import type { Box } from '#server/db/inbox-tables.ts'
import type { Position } from '#server/db/paging.ts'
import { filtersOf } from './enquiry-box.ts'
import type { Selection } from './enquiry-order.ts'
import { partsOf } from './segment-parts.ts'

/** A database reads this many in a few milliseconds, whatever the filters. */
const segmentSize = 20_000

type Bounds = { size: number; bounds: Promise<Position[]> }

/** Cached per database and box. New enquiries only make segments longer, never wrong. */
const known = new WeakMap<Db, Map<Box, Bounds>>()

/** Positions in the order of a box, newest first, with a fixed number of enquiries between them. */
export async function segmentBounds(db: Db, box: Box): Promise<Position[]> {
  const ofDatabase = known.get(db) ?? new Map<Box, Bounds>()
  known.set(db, ofDatabase)
  const size = await readEnquiryTallies(db, { box })
  const before = ofDatabase.get(box)
  if (before && Math.abs(size - before.size) < segmentSize / 2) return before.bounds
  const found = { size, bounds: findBounds(db, box) }
  ofDatabase.set(box, found)
  found.bounds.catch(() => ofDatabase.delete(box))
  return found.bounds
}

async function findBounds(db: Db, box: Box) {
  const selection: Selection = {
    filters: filtersOf(box),
    viewer: { userId: '', now: new Date(0) },
    sort: 'newest',
  }
  const bounds: Position[] = []
  const everything = { after: null, until: null }
  for await (const { until } of partsOf(db, selection, everything, segmentSize))
    if (until) bounds.push(until)
  return bounds
}
