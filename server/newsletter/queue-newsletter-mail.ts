import type { MailKind } from '#contract/mail.ts'
import type { Db } from '#server/db/database.ts'
import { type OutgoingMail, queueMails } from '#server/deliveries/queue.ts'
import { isSuppressed } from './suppression.ts'

/** These answer a request, and may go to an unconfirmed address. */
const answers: ReadonlySet<MailKind> = new Set(['newsletter_confirmation', 'resource_guide'])

/**
 * The only function that queues newsletter mails.
 * @throws for a mail that does not answer a request, to an address that is unconfirmed or unsubscribed.
 */
export async function queueNewsletterMail(
  trx: Db,
  linkKey: Uint8Array,
  mail: OutgoingMail,
  now: Date,
) {
  if (!answers.has(mail.kind) && !(await isConfirmed(trx, linkKey, mail.to)))
    throw new Error('A newsletter can only go to a confirmed address.')
  await queueMails(trx, [mail], now)
}

async function isConfirmed(db: Db, linkKey: Uint8Array, email: string) {
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('email', '=', email)
    .where('confirmed_at', 'is not', null)
    .where('unsubscribed_at', 'is', null)
    .executeTakeFirst()
  return subscriber !== undefined && !(await isSuppressed(db, linkKey, email))
}
