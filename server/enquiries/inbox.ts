import type { Selectable } from 'kysely'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { PageQuery } from '#contract/page.ts'
import type { Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import { readTallies } from '#server/db/tallies.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'

export type InboxQuery = PageQuery & { quarantine?: 'only' | undefined }

/** Newest first. `total` is exact, and kept by the database: a page costs the same however many rows there are. */
export async function listEnquiries(db: Db, query: InboxQuery) {
  const quarantine = query.quarantine === 'only'
  const box = db
    .selectFrom('contact_submissions')
    .selectAll()
    .where('quarantined', '=', quarantine ? 1 : 0)
    .where('binned_at', 'is', null)
  const [page, total] = await Promise.all([
    pageBy(box, 'contact_submissions', query),
    readTallies(db, [`contact_submissions.${quarantine ? 'quarantine' : 'inbox'}`]),
  ])
  return { rows: page.rows.map(asSubmission), total, next: page.next }
}

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
    .executeTakeFirstOrThrow()
  return {
    ...asSubmission(row),
    consent: { ...consent, marketing: consent.marketing === 1, gpc: consent.gpc === 1 },
  }
}

export type Actor = { userId: string; email: string }

export const unknownEnquiry = () => new AppError('not_found', 'There is no enquiry with this id.')

export function asSubmission(row: Selectable<Tables['contact_submissions']>): ContactSubmission {
  return {
    ...row,
    quarantined: row.quarantined === 1,
    // PostgreSQL's driver gives a bigint as text.
    value_cents: row.value_cents === null ? null : Number(row.value_cents),
    first_touch: row.first_touch === null ? null : JSON.parse(row.first_touch),
  }
}
