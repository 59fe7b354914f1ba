import type { ContactSubmission } from '#contract/enquiry.ts'
import type { Db } from '#server/db/database.ts'
import { queueEvent } from '#server/deliveries/webhooks/queue-event.ts'

/**
 * Queued once per webhook, however often an enquiry is released. All functions here must be called in the transaction
 * of the change.
 */
async function queueReceivedEvent(trx: Db, enquiry: ContactSubmission, now: Date) {
  const about = await subjectOf(trx, enquiry)
  return queueEvent(trx, { event: 'enquiry.received', ...about, once: true }, now)
}

export async function queueChangedEvent(trx: Db, enquiry: ContactSubmission, now: Date) {
  const about = await subjectOf(trx, enquiry)
  await queueEvent(trx, { event: 'enquiry.changed', ...about }, now)
}

/**
 * A released enquiry is `received` for webhooks that have not yet been notified of it, and `changed` for the others.
 */
export async function queueReleasedEvent(trx: Db, enquiry: ContactSubmission, now: Date) {
  const except = await queueReceivedEvent(trx, enquiry, now)
  const about = await subjectOf(trx, enquiry)
  await queueEvent(trx, { event: 'enquiry.changed', ...about, except }, now)
}

/** Other systems identify staff by email address. */
async function subjectOf(trx: Db, enquiry: ContactSubmission) {
  const owner_email = enquiry.owner_id && (await emailOf(trx, enquiry.owner_id))
  return { data: { enquiry: { ...enquiry, owner_email } }, subjectId: enquiry.id }
}

async function emailOf(trx: Db, userId: string) {
  const user = trx.selectFrom('users').select('email').where('id', '=', userId)
  return (await user.executeTakeFirst())?.email ?? null
}
