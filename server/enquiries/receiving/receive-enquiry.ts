import type { EnquiryReceipt, NewEnquiry } from '#contract/enquiry.ts'
import { isUniqueViolation } from '#server/db/dialect.ts'
import type { EnquiryDeps } from '#server/enquiries/deps.ts'
import type { NewsletterDeps } from '#server/newsletter/deps.ts'
import { tryConsume } from '#server/http/limits/try-consume.ts'
import { shareOfAccepted } from '#server/http/limits/count-refusal.ts'
import type { Sender } from '#server/http/sender.ts'
import { mailboxKey } from '#server/http/limits/mailbox.ts'
import { suspicionOf } from '#server/enquiries/suspicion/suspicion.ts'
import { keyedSemaphore } from '#server/scheduling/keyed-semaphore.ts'
import { consentOf } from './consent.ts'
import { enquiryRow } from './enquiry-row.ts'
import { requireComplete } from './required-fields.ts'
import { RecentMessages } from './recent-messages.ts'
import { firstReceipt, type IdempotencyKey } from './idempotency.ts'
import { storeEnquiries } from './store-enquiries.ts'
import { wantedSubscription } from './wanted-subscription.ts'

type Deps = EnquiryDeps & { newsletter: NewsletterDeps }

/** Stores enquiries: durable when the promise resolves, and only once for repeats of the same one. */
export function createReceiveEnquiry({ database, limits, mail, newsletter, now }: Deps) {
  const { db } = database
  const runExclusive = keyedSemaphore()
  const recent = new RecentMessages()
  const store = storeEnquiries(database, newsletter, mail.notify)

  async function receive(input: NewEnquiry, sender: Sender, idempotencyKey: IdempotencyKey | null) {
    const first = idempotencyKey && (await firstReceipt(db, idempotencyKey, now()))
    if (first) {
      await limits.repeatedEnquiries.consume(sender.client, shareOfAccepted)
      return first
    }
    await limits.enquiries.consume(sender.client)
    try {
      return await keep(input, sender, idempotencyKey)
    } catch (error) {
      await limits.enquiries.refund(sender.client).catch(() => {})
      // Another process has just stored the same enquiry.
      const receipt =
        idempotencyKey &&
        isUniqueViolation(error) &&
        (await firstReceipt(db, idempotencyKey, now()))
      if (receipt) return receipt
      throw error
    }
  }

  async function keep(
    input: NewEnquiry,
    sender: Sender,
    idempotencyKey: IdempotencyKey | null,
  ): Promise<EnquiryReceipt> {
    const time = now()
    const reason = suspicionOf(input, { repeated: recent.wroteAnother(input, time) })
    const submission = enquiryRow(input, sender, reason, time)
    const confirms =
      mail.confirm &&
      !reason &&
      (await tryConsume(
        limits.mailsByMailbox,
        mailboxKey('visitor_confirmation', submission.email),
      ))
    const consent = consentOf(input, sender, submission)
    const subscription = reason ? null : await wantedSubscription(newsletter, input, sender)
    await store({ submission, consent, idempotencyKey, confirms, subscription, time })
    recent.remember(input, time)
    return { id: submission.id, created_at: submission.created_at }
  }

  return (input: NewEnquiry, sender: Sender, idempotencyKey: IdempotencyKey | null) => {
    requireComplete(input)
    const work = () => receive(input, sender, idempotencyKey)
    return idempotencyKey ? runExclusive(idempotencyKey.key, work) : work()
  }
}
