import { sql } from 'kysely'
import type { EnquiryListQuery, ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Database, Db } from '#server/db/database.ts'
import { type Viewer, readBy } from '#server/enquiries/list-query/enquiry-filters.ts'
import { narrowing } from '#server/enquiries/list-query/enquiry-box.ts'
import { withFewMentions } from '#server/enquiries/list-query/few-mentions.ts'
import { withFormerOwners } from '#server/enquiries/list-query/former-owners.ts'
import { asSubmission } from '#server/enquiries/read-enquiry.ts'
import { foundNotes } from '#server/enquiries/search/found-notes.ts'
import { queryWords } from '#server/enquiries/search/search-words.ts'
import { countEnquiries, findEnquiries } from './find-enquiries.ts'

const maxFromSameAddress = 100

/** One page. `total` is null when filters narrow the list, unless an exact count was asked for. */
export async function listEnquiries(
  database: Database,
  { limit, cursor, sort, count, ...filters }: EnquiryListQuery,
  viewer: Viewer,
) {
  const { db } = database
  const owners = await withFormerOwners(db, filters, viewer)
  const seenBy = await withFewMentions(db, filters, owners)
  const selection = { filters, viewer: seenBy, sort }
  const narrowed = narrowing(filters).length > 0
  const counts = !narrowed || count === 'exact'
  const list = async () => {
    const { ids, next } = await findEnquiries(database, selection, { limit, cursor })
    const rows = await readListed(database.db, ids, viewer)
    const notes = await foundNotes(database.db, rows, queryWords(filters.q))
    const listed = rows.map((row) => ({ ...row, found_note: notes.get(row.id) ?? null }))
    return { rows: listed, next, found: ids.length }
  }
  // PostgreSQL reads and counts in parallel.
  const [{ rows, next, found }, counted] = await Promise.all([
    list(),
    counts && database.dialect === 'postgres' ? countEnquiries(database, selection) : null,
  ])
  if (!counts) return { rows, total: null, next }
  // The first page of a filtered list is often all of it.
  const isAll = narrowed && cursor === undefined && next === null
  const total = isAll ? found : (counted ?? (await countEnquiries(database, selection)))
  return { rows, total, next }
}

/** The enquiries with these ids, in the order of the ids, without any deleted meanwhile. */
async function readListed(db: Db, ids: string[], { userId }: Viewer) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .select((eb) => [
      eb
        .case()
        .when(eb.exists(readBy(eb, userId)))
        .then(0)
        .else(1)
        .end()
        .as('unread'),
      sql<string>`(select count(*) from (
        select 1 from contact_submissions s where lower(s.email) = lower(contact_submissions.email)
        limit ${sql.lit(maxFromSameAddress)}) counted)`.as('from_same_address'),
      eb
        .selectFrom('deliveries as reply')
        .select(
          sql<number>`case when reply.status = 'failed' and (
          contact_submissions.answered_at is null or contact_submissions.answered_at < reply.created_at
        ) then 1 else 0 end`.as('is_failed'),
        )
        .whereRef('reply.subject_id', '=', 'contact_submissions.id')
        .where('reply.kind', '=', 'reply')
        .orderBy('reply.created_at', 'desc')
        .orderBy('reply.id', 'desc')
        .limit(1)
        .as('reply_failed'),
    ])
    .where('id', 'in', ids)
    .execute()
  const listed = new Map(rows.map((row) => [row.id, asListed(row)]))
  return ids.flatMap((id) => listed.get(id) ?? [])
}

function asListed({
  unread,
  from_same_address,
  reply_failed,
  ...row
}: Parameters<typeof asSubmission>[0] & {
  unread: number
  from_same_address: string
  reply_failed: number | null
}): Omit<ListedEnquiry, 'found_note'> {
  return {
    ...asSubmission(row),
    unread: unread === 1,
    from_same_address: Number(from_same_address),
    reply_failed: reply_failed === 1,
  }
}
