import {
  type ExpressionBuilder,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type SqlBool,
} from 'kysely'
import type { EnquiryFilters, EnquiryListQuery } from '#contract/enquiry-list.ts'
import type { Db } from '#server/db/database.ts'
import type { Position } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { filterConditions, type Viewer } from './enquiry-filters.ts'
import { enquiriesMentioning } from './few-mentions.ts'

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

/** The enquiries to select from. A few that mention the viewer are looked up; SQLite joins them in the order written. */
export const enquiriesFor = (
  db: Db,
  { viewer }: Selection,
): SelectQueryBuilder<Tables, 'contact_submissions', object> =>
  viewer.hasFewMentions
    ? db
        .selectFrom(enquiriesMentioning(db, viewer).as('mentioned'))
        .crossJoin('contact_submissions')
        .whereRef('contact_submissions.id', '=', 'mentioned.enquiry_id')
    : db.selectFrom('contact_submissions')

/** The positions of the matching enquiries of a segment, in order. */
export const inOrder = (db: Db, selection: Selection, segment: Segment) =>
  enquiriesFor(db, selection)
    .select(['contact_submissions.id', 'created_at'])
    .where((eb) => selectionConditions(eb, selection, segment))
    .orderBy('created_at', directionOf(selection))
    .orderBy('contact_submissions.id', directionOf(selection))
