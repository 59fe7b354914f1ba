import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import type { Database, Db } from '#server/db/database.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { readEnquiry } from '#server/enquiries/read-enquiry.ts'
import { queueEnquiryNotices, withdrawEnquiryNotices } from '#server/enquiries/mails.ts'
import { applyChange, lockOutsideBin } from './apply-change.ts'
import type { Ask, AskForGuides } from './ask-for-guides.ts'
import { queueReleasedEvent } from './webhook-events.ts'
import { auditChanges } from './audit-changes.ts'

/** The values of an enquiry in quarantine. An earlier reason is kept. */
export const intoQuarantine = ({ quarantine_reason: reason }: ContactSubmission, by: Actor) => ({
  quarantined: true,
  quarantine_reason: reason ?? `Marked as spam by ${by.email}.`,
})

export function quarantineEnquiry({ db, dialect }: Database, id: string, by: Actor, now: Date) {
  return db.transaction().execute(async (trx): Promise<ContactSubmissionDetail> => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.release')
    const before = await lockOutsideBin(trx, dialect, id)
    const values = intoQuarantine(before, by)
    const after = await applyChange(trx, before, { values, by }, now)
    if (after !== before) await withdrawEnquiryNotices(trx, id)
    const enquiry = await readEnquiry(trx, id)
    if (after !== before) await auditChanges(trx, [id], { quarantined: true }, by, now)
    return enquiry
  })
}

/** What a release needs to tell staff and the visitor. */
export type Releasing = { notify: string[]; askForGuides: AskForGuides }

/** Staff get the mail about a new enquiry, unless they have already had it. */
export async function releaseEnquiry(
  { db, dialect }: Database,
  id: string,
  { by, notify, askForGuides }: Releasing & { by: Actor },
  now: Date,
) {
  const ask = await askForGuides([id])
  return db.transaction().execute(async (trx): Promise<ContactSubmissionDetail> => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.release')
    const before = await lockOutsideBin(trx, dialect, id)
    const after = await release(trx, before, { by, notify, ask }, now)
    const enquiry = await readEnquiry(trx, id)
    if (after !== before) await auditChanges(trx, [id], { quarantined: false }, by, now)
    return enquiry
  })
}

/** In the transaction of the caller, who records it in the audit trail. Returns the enquiry as it is then. */
export const release = (
  trx: Db,
  before: ContactSubmission,
  { by, ...told }: Told & { by: Actor },
  now: Date,
) =>
  applyChange(
    trx,
    before,
    { values: { quarantined: false }, by, queueEvents: releaseEvents(told) },
    now,
  )

type Told = { notify: string[]; ask: Ask }

/** Mails and webhooks report a released enquiry as a new one. */
export const releaseEvents =
  ({ notify, ask }: Told): typeof queueReleasedEvent =>
  async (trx: Db, released, now) => {
    await queueEnquiryNotices(trx, released, notify, now)
    await ask(trx, released.id, now)
    await queueReleasedEvent(trx, released, now)
  }
