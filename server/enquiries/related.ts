import { sql } from 'kysely'
import type { RelatedEnquiry } from '#contract/related.ts'
import type { Db } from '#server/db/database.ts'
import { unknownEnquiry } from './read-enquiry.ts'

const maxRelated = 20

/** Folds only ASCII capitals, as both databases fold a column. */
const folded = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())

/** The newest other enquiries from the same address or company, except those in the bin. */
export async function relatedTo(db: Db, id: string): Promise<RelatedEnquiry[]> {
  const enquiry = await db
    .selectFrom('contact_submissions')
    .select(['email', 'company'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!enquiry) throw unknownEnquiry()
  const newest = (column: 'email' | 'company') =>
    db
      .selectFrom('contact_submissions')
      .select(['id', 'name', 'company', 'email', 'created_at', 'stage', 'quarantined'])
      .where(sql`lower(${sql.ref(column)})`, '=', folded(enquiry[column]))
      .where('binned_at', 'is', null)
      .where('id', '<>', id)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxRelated)
      .execute()
  const [ofAddress, ofCompany] = await Promise.all([newest('email'), newest('company')])
  const known = new Set(ofAddress.map((row) => row.id))
  return [
    ...ofAddress.map((row) => ({ ...row, why: 'email' as const })),
    ...ofCompany
      .filter((row) => !known.has(row.id))
      .map((row) => ({ ...row, why: 'company' as const })),
  ]
    .map((row) => ({ ...row, quarantined: row.quarantined === 1 }))
    .toSorted((a, b) => (`${a.created_at} ${a.id}` < `${b.created_at} ${b.id}` ? 1 : -1))
    .slice(0, maxRelated)
}
