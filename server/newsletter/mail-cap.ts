import type { MailKind } from '#contract/mail.ts'
import type { Db } from '#server/db/database.ts'
import { DAY } from '#contract/durations.ts'
import { tryConsume } from '#server/http/limits/try-consume.ts'
import { mailboxKey, mailboxOf } from '#server/http/limits/mailbox.ts'
import type { NewsletterDeps } from './deps.ts'

/**
 * Whether the mailbox of an address may get another mail of this kind, in any spelling. The mailbox's exact address is
 * not counted here: `mayMail` limits it, and strangers' spellings must not use up its mails. Call it before the
 * transaction, because it is slow.
 */
export const consumeMailboxLimit = async (
  { limits }: Pick<NewsletterDeps, 'limits'>,
  kind: MailKind,
  email: string,
) => mailboxOf(email) === email || tryConsume(limits.mailsByMailbox, mailboxKey(kind, email))

/** Strangers can have mails sent to other people's addresses: at most this many of each kind in 24 hours. */
const maxPerDay = 3

/**
 * Whether an address may get another mail of this kind; false while one about the same subject is waiting, and a day
 * after one that came since its owner unsubscribed. The transaction must hold a lock on the address.
 */
export async function mayMail(
  trx: Db,
  mail: { kind: MailKind; to: string; subjectId: string },
  now: Date,
  unsubscribedAt: string | null = null,
) {
  const at = now.toISOString()
  const dayAgo = new Date(now.getTime() - DAY).toISOString()
  const found = await trx
    .selectFrom('deliveries')
    .select(['created_at', 'status', 'subject_id', 'expires_at'])
    .where('recipient', '=', mail.to)
    .where('kind', '=', mail.kind)
    .where((eb) => eb.or([eb('created_at', '>', dayAgo), eb('status', '=', 'waiting')]))
    .execute()
  const isOnItsWay = found.some(
    ({ status, subject_id, expires_at }) =>
      status === 'waiting' &&
      subject_id === mail.subjectId &&
      (expires_at === null || expires_at > at),
  )
  const today = found.filter(({ created_at }) => created_at > dayAgo)
  const hadOne =
    unsubscribedAt !== null && today.some(({ created_at }) => created_at > unsubscribedAt)
  return !isOnItsWay && !hadOne && today.length < maxPerDay
}
