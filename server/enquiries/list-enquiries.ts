import { sql } from 'kysely'
import type { EnquiryFilters, EnquiryListQuery, ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Database, Db } from '#server/db/database.ts'
import { readTallies } from '#server/db/tallies.ts'
import { filteredEnquiries, type Onlooker, readBy } from './enquiry-filters.ts'
import { findEnquiries } from './find-enquiries.ts'
import { asSubmission } from './inbox.ts'

const mostFromSameAddress = 100

export async function listEnquiries(
  database: Database,
  { limit, cursor, sort, count, ...filters }: EnquiryListQuery,
  onlooker: Onlooker,
) {
  const exact = count === 'exact' || !isNarrowed(filters)
  const [page, total] = await Promise.all([
    findEnquiries(database, filters, onlooker, { limit, cursor, sort }),
    exact ? countEnquiries(database, filters, onlooker) : null,
  ])
  const ids = page.found.map(({ id }) => id)
  return { rows: await readListed(database.db, ids, onlooker), total, next: page.next }
}

/** The boxes are counted by the database as enquiries come and go. */
async function countEnquiries({ db }: Database, filters: EnquiryFilters, onlooker: Onlooker) {
  if (!isNarrowed(filters)) return readTallies(db, [`contact_submissions.${boxOf(filters)}`])
  const { total } = await filteredEnquiries(db, filters, onlooker)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

const boxes: string[] = ['quarantine', 'bin']

const isNarrowed = (filters: EnquiryFilters) =>
  Object.entries(filters).some(([name, value]) => value !== undefined && !boxes.includes(name))

const boxOf = ({ quarantine, bin }: EnquiryFilters) =>
  quarantine ? 'quarantine' : bin ? 'bin' : 'inbox'

/** The enquiries with these ids, in the order of the ids. One that was deleted meanwhile is left out. */
async function readListed(db: Db, ids: string[], { userId }: Onlooker) {
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
        limit ${sql.lit(mostFromSameAddress)}) counted)`.as('from_same_address'),
    ])
    .where('id', 'in', ids)
    .execute()
  const listed = new Map(rows.map((row) => [row.id, asListed(row)]))
  return ids.flatMap((id) => listed.get(id) ?? [])
}

function asListed({
  unread,
  from_same_address,
  ...row
}: Parameters<typeof asSubmission>[0] & {
  unread: number
  from_same_address: string
}): ListedEnquiry {
  return {
    ...asSubmission(row),
    unread: unread === 1,
    from_same_address: Number(from_same_address),
  }
}
