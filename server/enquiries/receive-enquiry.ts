import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { EnquiryReceipt, NewEnquiry } from '#contract/enquiry.ts'
import { isAlreadyThere } from '#server/db/dialect.ts'
import type { Tables } from '#server/db/tables.ts'
import { consentOf } from './consent.ts'
import { dueAt } from './promise.ts'
import { tellReceived } from './events.ts'
import { tellLive } from './live-events.ts'
import { asSubmission } from './inbox.ts'
import type { EnquiryDeps } from './deps.ts'
import { queueConfirmation, queueEnquiryNotices } from './mails.ts'
import { requireComplete } from './required-fields.ts'
import { RecentMessages } from './recent-messages.ts'
import { originKey } from './origin-key.ts'
import { indexEnquiry } from './search-documents.ts'
import { firstReceipt, saveIdempotencyKey, type IdempotencyKey } from './idempotency.ts'
import { hasPointLeft } from '#server/http/has-point-left.ts'
import { shareOfAccepted } from '#server/http/count-refusal.ts'
import type { Sender } from '#server/http/sender.ts'
import { mailboxKey } from '#server/mailbox.ts'
import { suspicionOf } from './suspicion.ts'
import { keyedMutex } from '#server/keyed-mutex.ts'

/** Stores enquiries: durable when the promise resolves, and only once for repeats of the same one. */
export function createReceiveEnquiry({ database, limits, mail, now }: EnquiryDeps) {
  const { db } = database
  const runExclusive = keyedMutex()
  const recent = new RecentMessages()

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
      // Another process was quicker with the same enquiry.
      const receipt =
        idempotencyKey && isAlreadyThere(error) && (await firstReceipt(db, idempotencyKey, now()))
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
    const submission = { ...recordOf(input, sender, time), ...quarantine(reason) }
    const confirms =
      mail.confirm &&
      !reason &&
      (await hasPointLeft(limits.mailsByMailbox, mailboxKey(submission.email)))
    await db.transaction().execute(async (trx) => {
      await trx.insertInto('contact_submissions').values(submission).execute()
      await trx
        .insertInto('consents')
        .values(consentOf(input, sender, submission))
        .execute()
      await indexEnquiry(trx, submission)
      if (idempotencyKey) await saveIdempotencyKey(trx, idempotencyKey, submission)
      const { id } = submission
      await tellLive(trx, { kind: 'enquiry.received', id, quarantined: reason !== null }, time)
      if (reason) return
      const notice = asSubmission(submission)
      await queueEnquiryNotices(trx, notice, mail.notify, time)
      await tellReceived(trx, notice, time)
      if (confirms) await queueConfirmation(trx, database, submission, time)
    })
    recent.remember(input, time)
    return { id: submission.id, created_at: submission.created_at }
  }

  return (input: NewEnquiry, sender: Sender, idempotencyKey: IdempotencyKey | null) => {
    requireComplete(input)
    const work = () => receive(input, sender, idempotencyKey)
    return idempotencyKey ? runExclusive(idempotencyKey.key, work) : work()
  }
}

const quarantine = (reason: string | null) => ({
  quarantined: reason ? (1 as const) : (0 as const),
  quarantine_reason: reason,
})

type Judgement = ReturnType<typeof quarantine>
type Submission = Selectable<Tables['contact_submissions']>

/** All columns except those of the judgement; the return type refuses a forgotten one. */
function recordOf(
  input: NewEnquiry,
  sender: Sender,
  time: Date,
): Omit<Submission, keyof Judgement> {
  const adClick = (id: string | null) => (sender.gpc ? null : id)
  const firstTouch = input.firstTouch && {
    ...input.firstTouch,
    gclid: adClick(input.firstTouch.gclid),
    fbclid: adClick(input.firstTouch.fbclid),
  }
  return {
    id: uuidv7({ msecs: time.getTime() }),
    name: input.name,
    email: input.email,
    company: input.company,
    website: input.website,
    revenue_range: input.revenueRange,
    primary_need: input.primaryNeed,
    message: input.message,
    created_at: time.toISOString(),
    utm_source: input.utmSource,
    utm_medium: input.utmMedium,
    utm_campaign: input.utmCampaign,
    utm_content: input.utmContent,
    utm_term: input.utmTerm,
    gclid: adClick(input.gclid),
    fbclid: adClick(input.fbclid),
    referrer: input.referrer,
    page_path: input.pagePath ?? sender.page,
    origin: input.origin,
    first_touch: firstTouch && JSON.stringify(firstTouch),
    version: 1,
    stage: 'new',
    owner_id: null,
    answered_at: null,
    due_at: dueAt(time),
    follow_up_at: null,
    value_cents: null,
    lost_reason: null,
    binned_at: null,
    ...firstOrigin(input),
  }
}

/** The source and campaign of the first touch, or of this visit when it is the only one known. */
const firstOrigin = ({ firstTouch, utmSource, utmCampaign }: NewEnquiry) => ({
  first_source: originKey(firstTouch ? firstTouch.utmSource : utmSource),
  first_campaign: originKey(firstTouch ? firstTouch.utmCampaign : utmCampaign),
})
