import type { ContactSubmission } from '#contract/enquiry.ts'
import type { ChangedField } from '#contract/timeline.ts'
import type { Db, Dialect } from '#server/db/database.ts'
import { forUpdate } from '#server/db/dialect.ts'
import { AppError } from '#server/errors.ts'
import { asSubmission, unknownEnquiry } from '#server/enquiries/read-enquiry.ts'
import { recordAssignment } from '#server/enquiries/assignments/record-assignment.ts'
import { queueChangedEvent } from './webhook-events.ts'
import { type PastActor, addChangeToTimeline } from './history.ts'

/** The new values of an enquiry; absent fields stay unchanged. */
export type Values = Partial<Pick<ContactSubmission, ChangedField | 'quarantine_reason'>>

type QueueEvents = (trx: Db, after: ContactSubmission, now: Date) => Promise<void>

/** Reads an enquiry and locks it until the transaction ends. */
export async function lockEnquiry(trx: Db, dialect: Dialect, id: string) {
  const query = trx.selectFrom('contact_submissions').selectAll().where('id', '=', id)
  const row = await forUpdate(query, dialect).executeTakeFirst()
  if (!row) throw unknownEnquiry()
  return asSubmission(row)
}

/** Also refuses an enquiry in the bin, for changes that make no sense there. */
export async function lockOutsideBin(trx: Db, dialect: Dialect, id: string) {
  const enquiry = await lockEnquiry(trx, dialect, id)
  if (enquiry.binned_at !== null) throw inBin()
  return enquiry
}

export const inBin = () =>
  new AppError('in_bin', 'This enquiry is in the bin. Take it out of the bin first.')

/** Whether mails and webhooks report a change of this enquiry, as it is after the change: none in the bin. */
export const isReported = ({ binned_at }: Pick<ContactSubmission, 'binned_at'>) =>
  binned_at === null

/**
 * Changes an enquiry read by `lockEnquiry`, with its history. Unchanged values cause no entry and no events. An
 * enquiry that `isReported` is reported to webhooks, unless `queueEvents` says otherwise. Returns the updated enquiry.
 */
export async function applyChange(
  trx: Db,
  before: ContactSubmission,
  {
    values,
    by,
    queueEvents = queueChangedEvent,
  }: { values: Values; by: PastActor | null; queueEvents?: QueueEvents },
  now: Date,
): Promise<ContactSubmission> {
  const after = { ...before, ...values, version: before.version + 1 }
  if (!(await addChangeToTimeline(trx, { before, after, by }, now))) return before
  const { quarantined, ...columns } = values
  await trx
    .updateTable('contact_submissions')
    .set({
      ...columns,
      ...(quarantined !== undefined && { quarantined: quarantined ? 1 : 0 }),
      version: after.version,
    })
    .where('id', '=', before.id)
    .execute()
  if (after.owner_id !== before.owner_id) await recordAssignment(trx, after, by, now)
  if (isReported(after)) await queueEvents(trx, after, now)
  return after
}
