import { type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { EnquiryFilters, EnquiryListQuery } from '#contract/enquiry-list.ts'
import type { Db } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { filterConditions, type Viewer } from './enquiry-filters.ts'

/** Which enquiries, for whom, and which of them first. */
export type Selection = {
  filters: EnquiryFilters
  viewer: Viewer
  sort: EnquiryListQuery['sort']
}

/** `due` is `oldest`: every enquiry is due the same 24 hours after it arrived. Due follow-ups have an order of their own. */
export const directionOf = ({ sort }: Selection) => (sort === 'newest' ? 'desc' : 'asc')

/** A part of the order; null where it has no end. `until` is its last. */
export type Segment = { after: Position | null; until: Position | null }

/** The conditions for the enquiries of a segment that match the filters. */
export function selectionConditions(
  eb: ExpressionBuilder<Tables, 'contact_submissions'>,
  selection: Selection,
  { after, until }: Segment,
) {
  const [beyond, upTo] =
    directionOf(selection) === 'desc' ? ([sql`<`, sql`>=`] as const) : ([sql`>`, sql`<=`] as const)
  return eb.and([
    filterConditions(eb, selection.filters, selection.viewer),
    ...(after ? [compared(beyond, after)] : []),
    ...(until ? [compared(upTo, until)] : []),
  ])
}

const compared = (how: RawBuilder<unknown>, { created_at, id }: Position) =>
  sql<SqlBool>`(contact_submissions.created_at, contact_submissions.id) ${how} (${created_at}, ${id})`

/** The positions of the matching enquiries of a segment, in order. */
export const inOrder = (db: Db, selection: Selection, segment: Segment) =>
  db
    .selectFrom('contact_submissions')
    .select(['contact_submissions.id', 'created_at'])
    .where((eb) => selectionConditions(eb, selection, segment))
    .orderBy('created_at', directionOf(selection))
    .orderBy('contact_submissions.id', directionOf(selection))
