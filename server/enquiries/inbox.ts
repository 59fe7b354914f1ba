import { sql } from 'kysely'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { PageQuery } from '#contract/page.ts'
import type { Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'

export type InboxQuery = PageQuery & { quarantine?: 'only' | undefined }

/** Newest first. `total` is counted, never estimated: the index answers it without touching a row. */
export async function listEnquiries(db: Db, query: InboxQuery) {
  const kept = db
    .selectFrom('contact_submissions')
    .where('quarantined', '=', query.quarantine === 'only' ? 1 : 0)
  const [page, { total }] = await Promise.all([
    pageBy(kept.selectAll(), 'contact_submissions', query),
    kept.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ])
  return { rows: page.rows.map(asSubmission), total: Number(total), next: page.next }
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

/** Puts an enquiry among the suspects. The reason of the first time stays. */
export async function quarantineEnquiry(db: Db, id: string, by: string) {
  const reason = `Put into quarantine by ${by}.`
  const { numUpdatedRows } = await db
    .updateTable('contact_submissions')
    .set({ quarantined: 1, quarantine_reason: sql`coalesce(quarantine_reason, ${reason})` })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!numUpdatedRows) throw unknownEnquiry()
  return readEnquiry(db, id)
}

export async function releaseEnquiry(db: Db, id: string) {
  const { numUpdatedRows } = await db
    .updateTable('contact_submissions')
    .set({ quarantined: 0 })
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (!numUpdatedRows) throw unknownEnquiry()
  return readEnquiry(db, id)
}

const unknownEnquiry = () => new AppError('not_found', 'There is no enquiry with this id.')

function asSubmission(row: Tables['contact_submissions']): ContactSubmission {
  return {
    ...row,
    quarantined: row.quarantined === 1,
    first_touch: row.first_touch === null ? null : JSON.parse(row.first_touch),
  }
}
