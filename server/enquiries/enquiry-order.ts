import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { EnquiryFilters, EnquiryListQuery } from '#contract/enquiry-list.ts'
import type { Db } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { filterConditions, type Onlooker } from './enquiry-filters.ts'

/** Which enquiries, for whom, and which of them first. */
export type Selection = {
  filters: EnquiryFilters
  onlooker: Onlooker
  sort: EnquiryListQuery['sort']
}

/** `due` is `oldest`: every enquiry is due the same 24 hours after it arrived. */
export const directionOf = ({ sort }: Selection) => (sort === 'newest' ? 'desc' : 'asc')

/** What the filters let through and what comes after the position. */
export function selectionConditions(
  eb: ExpressionBuilder<Tables, 'contact_submissions'>,
  selection: Selection,
  after: Position | null,
) {
  const beyond = directionOf(selection) === 'desc' ? sql`<` : sql`>`
  return eb.and([
    filterConditions(eb, selection.filters, selection.onlooker),
    ...(after
      ? [
          sql<SqlBool>`(created_at, contact_submissions.id) ${beyond} (${after.created_at}, ${after.id})`,
        ]
      : []),
  ])
}

/** Where the enquiries stand, in order. Only an index is read, however few the filters let through. */
export const inOrder = (db: Db, selection: Selection, after: Position | null) =>
  db
    .selectFrom('contact_submissions')
    .select(['contact_submissions.id', 'created_at'])
    .where((eb) => selectionConditions(eb, selection, after))
    .orderBy('created_at', directionOf(selection))
    .orderBy('contact_submissions.id', directionOf(selection))
