import { sql, type SqlBool } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import { hasWords } from '#server/db/search-index.ts'
import { enquiriesFor, type Selection, selectionConditions } from './enquiry-order.ts'
import { segmentsOf } from './segments.ts'

/** Due follow-ups are sorted by the time they became due, not by the enquiry's arrival. */
export const isByFollowUp = ({ filters, sort }: Selection) =>
  sort === 'due' && filters.follow_up !== undefined

/**
 * The position's time is that of the follow-up. Segments are parts of the order of arrival, so their first rows are
 * merged.
 */
export async function readByFollowUp(
  { db, dialect }: Database,
  selection: Selection,
  words: string[] | null,
  { after, limit }: { after: Position | null; limit: number },
): Promise<Position[]> {
  // A search without any word finds nothing.
  if (words?.length === 0) return []
  const found: Position[] = []
  for await (const segment of segmentsOf(db, selection, null)) {
    const first = enquiriesFor(db, selection)
      .select(['contact_submissions.id', 'follow_up_at'])
      .where((eb) => selectionConditions(eb, selection, segment))
      .$if(after !== null, (query) => query.where(isBehind(after!)))
      .$if(words !== null, (query) => query.where((eb) => hasWords(eb, dialect, words!)))
      .orderBy('follow_up_at')
      .orderBy('contact_submissions.id')
      .limit(limit)
    for (const { id, follow_up_at } of await first.execute())
      found.push({ id, created_at: follow_up_at! })
  }
  return found.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)).slice(0, limit)
}

const keyOf = ({ created_at, id }: Position) => `${created_at} ${id}`

const isBehind = ({ created_at, id }: Position) =>
  sql<SqlBool>`(contact_submissions.follow_up_at, contact_submissions.id) > (${created_at}, ${id})`
