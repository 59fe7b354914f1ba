import { countRows } from '#server/db/count-rows.ts'
import type { Database, Db } from '#server/db/database.ts'
import { decodeCursor, encodeCursor, type Position } from '#server/db/paging.ts'
import { countByTallies } from '#server/enquiries/list-query/count-by-tallies.ts'
import { narrowing } from '#server/enquiries/list-query/enquiry-box.ts'
import {
  enquiriesFor,
  inOrder,
  type Selection,
  selectionConditions,
} from '#server/enquiries/list-query/enquiry-order.ts'
import { isByFollowUp, readByFollowUp } from '#server/enquiries/list-query/follow-up-order.ts'
import { countFound } from '#server/enquiries/search/count-found.ts'
import { searchInOrder } from '#server/enquiries/search/search.ts'
import { queryWords } from '#server/enquiries/search/search-words.ts'
import { segmentsOf } from '#server/enquiries/list-query/segments.ts'
import { countUnread } from '#server/enquiries/list-query/count-unread.ts'

type Place = { limit: number; cursor?: string | undefined }

/**
 * The positions of the selection's next enquiries. A cursor is a place in time: with the reverse order the list
 * continues from it in the other direction.
 */
export async function findEnquiries(
  database: Database,
  selection: Selection,
  { limit, cursor }: Place,
) {
  const after = decodeCursor(cursor)
  const { filters, viewer } = selection
  const unread =
    filters.unread && !viewer.hasFewMentions ? await countUnread(database.db, selection) : Infinity
  // Without other filters, the search can stop at the last unread enquiry.
  const wanted = narrowing(filters).length === 1 ? Math.min(unread, limit + 1) : limit + 1
  const found: Position[] = []
  if (unread > 0)
    for await (const some of positionsOf(database, selection, { after, limit: limit + 1 })) {
      found.push(...some)
      if (found.length >= wanted) break
    }
  const last = found.length > limit ? found[limit - 1] : undefined
  return { ids: found.slice(0, limit).map(({ id }) => id), next: last ? encodeCursor(last) : null }
}

async function* positionsOf(
  database: Database,
  selection: Selection,
  { after, limit }: { after: Position | null; limit: number },
) {
  const words = queryWords(selection.filters.q)
  if (isByFollowUp(selection)) yield readByFollowUp(database, selection, words, { after, limit })
  else if (words) yield* searchInOrder(database, selection, words, { after, limit })
  else yield* readInOrder(database.db, selection, { after, limit })
}

async function* readInOrder(
  db: Db,
  selection: Selection,
  { after, limit }: { after: Position | null; limit: number },
) {
  for await (const segment of segmentsOf(db, selection, after))
    yield await inOrder(db, selection, segment).limit(limit).execute()
}

/** The number of matches, from the tallies where possible. */
export async function countEnquiries(database: Database, selection: Selection): Promise<number> {
  const { db } = database
  const tallied = await countByTallies(db, selection)
  if (tallied !== null) return tallied
  const { filters, viewer } = selection
  if (filters.unread && !viewer.hasFewMentions) {
    const unread = await countUnread(db, selection)
    if (unread === 0 || narrowing(filters).length === 1) return unread
  }
  const words = queryWords(filters.q)
  if (words) return countFound(database, selection, words)
  let total = 0
  for await (const segment of segmentsOf(db, selection, null))
    total += await countRows(
      enquiriesFor(db, selection).where((eb) => selectionConditions(eb, selection, segment)),
    )
  return total
}
