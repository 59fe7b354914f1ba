import { ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { EnquiryChange } from '#contract/enquiry-change.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { readEnquiry } from '#server/enquiries/read-enquiry.ts'
import { auditChanges } from './audit-changes.ts'
import { applyChange, lockEnquiry } from './apply-change.ts'
import { assertOwner, valuesOf } from './change-values.ts'

/** Changes an enquiry unless somebody else has changed it since `change.version` was read. */
export function changeEnquiry(
  { db, dialect }: Database,
  id: string,
  change: EnquiryChange,
  by: Actor,
  now: Date,
): Promise<ContactSubmissionDetail> {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.change')
    const before = await lockEnquiry(trx, dialect, id)
    if (before.version !== change.version) throw stale(await readEnquiry(trx, id))
    if (change.owner_id !== before.owner_id) await assertOwner(trx, change)
    const values = valuesOf(change, before, now)
    const after = await applyChange(trx, before, { values, by }, now)
    const enquiry = await readEnquiry(trx, id)
    if (after !== before) await auditChanges(trx, [id], values, by, now)
    return enquiry
  })
}

/** Problem responses have no schema of their own, so the record's own is applied here. */
const stale = (enquiry: ContactSubmissionDetail) =>
  new AppError('stale', 'Somebody else changed this enquiry meanwhile.', {
    current: ContactSubmissionDetail.parse(enquiry),
  })
