import { type ExpressionBuilder, type RawBuilder, sql, type SqlBool } from 'kysely'
import type { EnquiryFilters, EnquiryListQuery } from '#contract/enquiry-list.ts'
import type { Db } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { filterConditions, type Viewer } from './enquiry-filters.ts'

/** Which enquiries, for whom, and in which order. */
export type Selection = {
  filters: EnquiryFilters
  viewer: Viewer
  sort: EnquiryListQuery['sort']
}

/** `due` equals `oldest`: every enquiry is due 24 hours after its arrival. Due follow-ups have their own order. */
export const directionOf = ({ sort }: Selection) => (sort === 'newest' ? 'desc' : 'asc')

/** A part of the order; null for no bound. `until` is inclusive. */
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
