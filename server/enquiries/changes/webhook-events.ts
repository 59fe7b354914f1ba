import type { ContactSubmission } from '#contract/enquiry.ts'
import type { Db } from '#server/db/database.ts'
import { queueEvent } from '#server/deliveries/webhooks/queue-event.ts'

/**
 * Queued once per webhook, however often an enquiry is released. All functions here must be called in the transaction
 * of the change.
 */
async function queueReceivedEvent(trx: Db, submission: ContactSubmission, now: Date) {
  const enquiry = await withOwner(trx, submission)
  return queueEvent(trx, 'enquiry.received', { enquiry }, enquiry.id, now, { once: true })
}

export async function queueChangedEvent(trx: Db, submission: ContactSubmission, now: Date) {
  const enquiry = await withOwner(trx, submission)
  await queueEvent(trx, 'enquiry.changed', { enquiry }, enquiry.id, now)
}

/**
 * A released enquiry is `received` for webhooks that have not yet been notified of it, and `changed` for the others.
 */
export async function queueReleasedEvent(trx: Db, submission: ContactSubmission, now: Date) {
  const except = await queueReceivedEvent(trx, submission, now)
  const enquiry = await withOwner(trx, submission)
  await queueEvent(trx, 'enquiry.changed', { enquiry }, enquiry.id, now, { except })
}

/** Other systems identify staff by email address. */
async function withOwner(trx: Db, enquiry: ContactSubmission) {
  const { owner_id } = enquiry
  if (owner_id === null) return { ...enquiry, owner_email: null }
  const owner = trx.selectFrom('users').select('email').where('id', '=', owner_id)
  return { ...enquiry, owner_email: (await owner.executeTakeFirst())?.email ?? null }
}
