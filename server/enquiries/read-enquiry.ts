import type { Selectable } from 'kysely'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'

export async function readEnquiry(db: Db, id: string): Promise<ContactSubmissionDetail> {
  const row = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw unknownEnquiry()
  const consent = await db
    .selectFrom('consents')
    .selectAll()
    .where('submission_id', '=', id)
    .executeTakeFirst()
  // It was permanently deleted after the first query.
  if (!consent) throw unknownEnquiry()
  return {
    ...asSubmission(row),
    consent: { ...consent, marketing: consent.marketing === 1, gpc: consent.gpc === 1 },
  }
}

export const unknownEnquiry = () => new AppError('not_found', 'There is no enquiry with this id.')

export function asSubmission(row: Selectable<Tables['contact_submissions']>): ContactSubmission {
  return {
    ...row,
    quarantined: row.quarantined === 1,
    // PostgreSQL's driver returns a bigint as text.
    value_cents: row.value_cents === null ? null : Number(row.value_cents),
    first_touch: row.first_touch === null ? null : JSON.parse(row.first_touch),
  }
}

/** The enquiries with these ids, in the order of the ids, without any deleted meanwhile. */
export async function readSubmissions(db: Db, ids: string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('id', 'in', ids)
    .execute()
  const read = new Map(rows.map((row) => [row.id, asSubmission(row)]))
  return ids.flatMap((id) => read.get(id) ?? [])
}
