import { ContactSubmission } from '#contract/enquiry.ts'
import type { EnquiryExportQuery } from '#contract/enquiry-list.ts'
import { enquiryReference } from '#contract/reference.ts'
import { FirstTouch } from '#contract/tracking.ts'
import type { Database, Db } from '#server/db/database.ts'
import type { Download } from '#server/http/download.ts'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'
import type { Viewer } from '#server/enquiries/list-query/enquiry-filters.ts'
import type { Selection } from '#server/enquiries/list-query/enquiry-order.ts'
import { withFewMentions } from '#server/enquiries/list-query/few-mentions.ts'
import { withFormerOwners } from '#server/enquiries/list-query/former-owners.ts'
import { readSubmissions } from '#server/enquiries/read-enquiry.ts'
import { countEnquiries, findEnquiries } from './find-enquiries.ts'

/** People reading a spreadsheet know an owner by email and not by id. */
type Row = ContactSubmission & { owner_email: string | null }

/** Few, since those of the largest enquiries are a megabyte, which is formatted in one turn of the event loop. */
const pageSize = 50

/** The enquiries that match the filters now, and their number. */
export async function exportEnquiries(
  database: Database,
  { format, sort, ...filters }: EnquiryExportQuery,
  viewer: Viewer,
): Promise<{ total: number; download: Download<Row> }> {
  const { db } = database
  const owners = await withFormerOwners(db, filters, viewer)
  const seenBy = await withFewMentions(db, filters, owners)
  const selection = { filters, viewer: seenBy, sort }
  // Excludes enquiries that arrive meanwhile: in the order of arrival they would be read last.
  const arrived = { ...filters, to: filters.to ?? viewer.now.toISOString() }
  const pages = pagesOf(database, { ...selection, filters: sort === 'newest' ? filters : arrived })
  // PostgreSQL counts and reads in parallel.
  const [total, first] = await Promise.all([countEnquiries(database, selection), pages.next()])
  return {
    total,
    download: {
      name: 'enquiries',
      format,
      pages: withFirst(first, pages),
      columns,
      cellsOf,
      jsonOf,
    },
  }
}

async function* withFirst<Row>(first: IteratorResult<Row, void>, rest: AsyncGenerator<Row>) {
  if (first.done) return
  yield first.value
  yield* rest
}

async function* pagesOf(database: Database, selection: Selection) {
  const { db } = database
  for (let cursor: string | undefined; ;) {
    const { ids, next } = await findEnquiries(database, selection, { limit: pageSize, cursor })
    yield await withOwnerEmails(db, await readSubmissions(db, ids))
    if (!next) return
    // SQLite answers synchronously: a fast reader would keep the others waiting.
    await yieldToRequests()
    cursor = next
  }
}

async function withOwnerEmails(db: Db, rows: ContactSubmission[]): Promise<Row[]> {
  const ids = [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))]
  const owners =
    ids.length > 0
      ? await db.selectFrom('users').select(['id', 'email']).where('id', 'in', ids).execute()
      : []
  const emails = new Map(owners.map(({ id, email }) => [id, email]))
  return rows.map((row) => ({ ...row, owner_email: emails.get(row.owner_id ?? '') ?? null }))
}

const touchKeys = FirstTouch.keyof().options
const plainColumns = ContactSubmission.omit({ id: true, first_touch: true }).keyof().options

/** "utmSource" of the first touch is "first_touch_utm_source". */
const touchColumn = (key: string) =>
  `first_touch_${key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

const columns = ['id', 'reference', ...plainColumns, 'owner_email', ...touchKeys.map(touchColumn)]

const cellsOf = (row: Row) => [
  row.id,
  enquiryReference(row.id),
  ...plainColumns.map((column) => (row[column] === null ? null : `${row[column]}`)),
  row.owner_email,
  ...touchKeys.map((key) => row.first_touch?.[key] ?? null),
]

/** As the API returns a record. */
const jsonOf = (row: Row) => ContactSubmission.parse(row)
