import type { ContactSubmission } from '#contract/enquiry.ts'
import type { Db } from '#server/db/database.ts'
import { queueEvent } from '#server/deliveries/queue-event.ts'

/** What webhooks hear of an enquiry. To be called in the transaction of what happened. */

/** Once for each webhook, also when the enquiry was kept apart first, or again and again. */
export const tellReceived = (trx: Db, enquiry: ContactSubmission, now: Date) =>
  queueEvent(trx, 'enquiry.received', { enquiry }, enquiry.id, now, { once: true })

export async function tellChanged(trx: Db, enquiry: ContactSubmission, now: Date) {
  await queueEvent(trx, 'enquiry.changed', { enquiry }, enquiry.id, now)
}

/** To whoever has not heard of it a released enquiry is new. */
export async function tellReleased(trx: Db, enquiry: ContactSubmission, now: Date) {
  const except = await tellReceived(trx, enquiry, now)
  await queueEvent(trx, 'enquiry.changed', { enquiry }, enquiry.id, now, { except })
}
