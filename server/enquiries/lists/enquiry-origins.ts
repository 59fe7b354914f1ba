import { sql } from 'kysely'
import type { EnquiryOrigins } from '#contract/enquiry-list.ts'
import type { Db } from '#server/db/database.ts'

/** Only the newest in the inbox: reading more would cost more than a menu is worth. */
const newestRead = 10_000
const maxOffered = 100

/** The first sources and campaigns of the newest enquiries, most frequent first, for the filter menus. */
export async function readOrigins(db: Db): Promise<EnquiryOrigins> {
  return {
    sources: await mostUsed(db, 'first_source'),
    campaigns: await mostUsed(db, 'first_campaign'),
  }
}

async function mostUsed(db: Db, column: 'first_source' | 'first_campaign') {
  const newest = db
    .selectFrom('contact_submissions')
    .select(`${column} as value`)
    .where('binned_at', 'is', null)
    .where('quarantined', '=', sql.lit(0))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(newestRead)
    .as('newest')
  const rows = await db
    .selectFrom(newest)
    .select((eb) => ['value', eb.fn.countAll().as('count')])
    .where('value', 'is not', null)
    .groupBy('value')
    .orderBy('count', 'desc')
    .orderBy('value')
    .limit(maxOffered)
    .$narrowType<{ value: string }>()
    .execute()
  return rows.map(({ value, count }) => ({ value, count: Number(count) }))
}
