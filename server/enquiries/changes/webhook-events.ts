import type { ContactSubmission } from '#contract/enquiry.ts'
import type { Db } from '#server/db/database.ts'
import { queueEvent } from '#server/deliveries/webhooks/queue-event.ts'

/** What webhooks hear of an enquiry. To be called in the transaction of what happened. */

/** Once for each webhook, also when the enquiry was kept apart first, or again and again. */
async function queueReceivedEvent(trx: Db, submission: ContactSubmission, now: Date) {
  const enquiry = await withOwner(trx, submission)
  return queueEvent(trx, 'enquiry.received', { enquiry }, enquiry.id, now, { once: true })
}

export async function queueChangedEvent(trx: Db, submission: ContactSubmission, now: Date) {
  const enquiry = await withOwner(trx, submission)
  await queueEvent(trx, 'enquiry.changed', { enquiry }, enquiry.id, now)
}

/** To whoever has not heard of it a released enquiry is new. */
export async function queueReleasedEvent(trx: Db, submission: ContactSubmission, now: Date) {
  const except = await queueReceivedEvent(trx, submission, now)
  const enquiry = await withOwner(trx, submission)
  await queueEvent(trx, 'enquiry.changed', { enquiry }, enquiry.id, now, { except })
}

/** Other systems know staff by their addresses. */
async function withOwner(trx: Db, enquiry: ContactSubmission) {
  const { owner_id } = enquiry
  if (owner_id === null) return { ...enquiry, owner_email: null }
  const owner = trx.selectFrom('users').select('email').where('id', '=', owner_id)
  return { ...enquiry, owner_email: (await owner.executeTakeFirst())?.email ?? null }
}
