import { sql, type SqlBool } from 'kysely'
import type { EnquiryFilters, EnquiryListQuery } from '#contract/enquiry-list.ts'
import type { Database } from '#server/db/database.ts'
import { decodeCursor, encodeCursor, type Position } from '#server/db/paging.ts'
import { filteredEnquiries, type Onlooker } from './enquiry-filters.ts'

export type Sort = EnquiryListQuery['sort']
export type Place = { sort: Sort; limit: number; cursor?: string | undefined }

/**
 * Where the next enquiries stand that the filters let through. Only an index is read, however few there are. A cursor is
 * a place in time: in another order the list goes on from it in the other direction.
 */
export async function findEnquiries(
  { db }: Database,
  filters: EnquiryFilters,
  onlooker: Onlooker,
  { sort, limit, cursor }: Place,
) {
  const rows = filteredEnquiries(db, filters, onlooker)
  const found = await inOrder(rows, sort, decodeCursor(cursor))
    .limit(limit + 1)
    .execute()
  const last = found.length > limit ? found[limit - 1] : undefined
  return { found: found.slice(0, limit), next: last ? encodeCursor(last) : null }
}

/** `due` is `oldest`: every enquiry is due the same 24 hours after it arrived. */
function inOrder(rows: ReturnType<typeof filteredEnquiries>, sort: Sort, after: Position | null) {
  const [direction, beyond] =
    sort === 'newest' ? (['desc', sql`<`] as const) : (['asc', sql`>`] as const)
  return rows
    .select(['id', 'created_at'])
    .$if(after !== null, (rest) =>
      rest.where(sql<SqlBool>`(created_at, id) ${beyond} (${after?.created_at}, ${after?.id})`),
    )
    .orderBy('created_at', direction)
    .orderBy('id', direction)
}
