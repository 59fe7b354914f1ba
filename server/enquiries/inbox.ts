import { type Selectable, sql, type UpdateObject } from 'kysely'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { PageQuery } from '#contract/page.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import type { Database, Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import { readTallies } from '#server/db/tallies.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { tellChanged, tellReleased } from './events.ts'
import { queueEnquiryNotices } from './mails.ts'

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

/** Moves an enquiry into quarantine. A reason from before stays. */
export function quarantineEnquiry(database: Database, id: string, by: Actor, now: Date) {
  const reason = `Put into quarantine by ${by.email}.`
  const quarantine_reason = sql<string>`coalesce(quarantine_reason, ${reason})`
  return change(database, id, by, { quarantined: 1, quarantine_reason }, tellChanged, now)
}

/** Staff are told of it as of a new one, once. */
export function releaseEnquiry(
  database: Database,
  id: string,
  by: Actor,
  { notify, now }: { notify: string[]; now: Date },
) {
  const tell: typeof tellReleased = async (trx, released, at) => {
    await queueEnquiryNotices(trx, released, notify, at)
    await tellReleased(trx, released, at)
  }
  return change(database, id, by, { quarantined: 0 }, tell, now)
}

/** An enquiry that is there already is left as it is, and nobody is told. */
function change(
  { db, dialect }: Database,
  id: string,
  by: Actor,
  values: UpdateObject<Tables, 'contact_submissions'> & { quarantined: 0 | 1 },
  tell: typeof tellChanged,
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.release')
    const { numUpdatedRows } = await trx
      .updateTable('contact_submissions')
      .set({ ...values, version: sql`version + 1` })
      .where('id', '=', id)
      .where('quarantined', '<>', values.quarantined)
      .executeTakeFirstOrThrow()
    const enquiry = await readEnquiry(trx, id)
    if (numUpdatedRows > 0n) await tell(trx, enquiry, now)
    return enquiry
  })
}

export const unknownEnquiry = () => new AppError('not_found', 'There is no enquiry with this id.')

export function asSubmission(row: Selectable<Tables['contact_submissions']>): ContactSubmission {
  return {
    ...row,
    quarantined: row.quarantined === 1,
    first_touch: row.first_touch === null ? null : JSON.parse(row.first_touch),
  }
}
