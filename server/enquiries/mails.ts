import type { ContactSubmission } from '#contract/enquiry.ts'
import { enquiryReference } from '#contract/reference.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lockKey } from '#server/db/dialect.ts'
import { deleteUnsentMails, type OutgoingMail, queueMails } from '#server/deliveries/queue.ts'
import { HOUR } from '#contract/durations.ts'
import { inboxPath } from './inbox-path.ts'

export type MailSettings = {
  /** Recipients of mails about new enquiries. */
  notify: string[]
  /** Whether the visitor gets a confirmation. */
  confirm: boolean
}

/** Notifies staff of an enquiry, once per recipient, however often it is released. */
export function queueEnquiryNotices(
  trx: Db,
  enquiry: ContactSubmission,
  notify: string[],
  now: Date,
) {
  return queueMails(trx, noticesOf(enquiry, notify), now)
}

/** Withdraws notifications whose sending has not begun, because the enquiry turned out to be spam. */
export const withdrawEnquiryNotices = (trx: Db, id: string) =>
  deleteUnsentMails(trx, { kind: 'new_enquiry', subjectId: id })

export function noticesOf(enquiry: ContactSubmission, notify: string[]) {
  // Without recipients the message waits for NOTIFY_EMAIL.
  const recipients = notify.length > 0 ? notify : ['']
  return recipients.map((to) => noticeOf(enquiry, to))
}

function noticeOf(enquiry: ContactSubmission, to: string): OutgoingMail<'new_enquiry'> {
  const { id, name, email, company, website, revenue_range, primary_need, message } = enquiry
  const { utm_source, utm_medium, utm_campaign, utm_content, utm_term } = enquiry
  const { referrer, page_path, origin, created_at } = enquiry
  return {
    kind: 'new_enquiry',
    to,
    subjectId: id,
    replyTo: email,
    dedupeKey: `new_enquiry ${id} ${to}`,
    data: {
      id,
      name,
      email,
      company,
      website,
      revenue_range,
      primary_need,
      message,
      created_at,
      first_touch: enquiry.first_touch,
      utm_source,
      utm_medium,
      utm_campaign,
      utm_content,
      utm_term,
      referrer,
      page_path,
      origin,
      link: { path: inboxPath(id) },
    },
  }
}

/** Keeps the form from being used to flood a mailbox. */
const maxConfirmations = 2

/** Confirms to the visitor that the enquiry arrived, at most twice per address and hour. */
export async function queueConfirmation(
  trx: Db,
  { dialect }: Database,
  { id, email }: Pick<ContactSubmission, 'id' | 'email'>,
  now: Date,
) {
  const to = email.toLowerCase()
  await lockKey(trx, dialect, `visitor_confirmation ${to}`)
  const sent = trx
    .selectFrom('deliveries')
    .where('recipient', '=', to)
    .where('kind', '=', 'visitor_confirmation')
    .where('created_at', '>', new Date(now.getTime() - HOUR).toISOString())
  if ((await countRows(sent)) >= maxConfirmations) return
  const data = { reference: enquiryReference(id) }
  await queueMails(trx, [{ kind: 'visitor_confirmation', to, subjectId: id, data }], now)
}
