import type { MailKind } from '#contract/mail.ts'
import type { Db } from '#server/db/database.ts'
import { DAY } from '#contract/durations.ts'
import { tryConsume } from '#server/http/limits/try-consume.ts'
import { mailboxKey, mailboxOf } from '#server/mailbox.ts'
import type { NewsletterDeps } from './deps.ts'

/**
 * Whether the box of an address may get another mail of this kind, whatever spelling of it is asked for. A box's own
 * address is not counted: `mayMail` bounds it, and strangers' spellings must not use up its mails. To be asked before
 * the transaction: it takes a while.
 */
export const consumeMailboxLimit = async (
  { limits }: Pick<NewsletterDeps, 'limits'>,
  kind: MailKind,
  email: string,
) => mailboxOf(email) === email || tryConsume(limits.mailsByMailbox, mailboxKey(kind, email))

/** Strangers can have mails sent to an address that is not theirs: that many of each kind within 24 hours. */
const maxPerDay = 3

/**
 * Whether an address may get another mail of this kind. One about the same subject that still waits is not doubled. The
 * transaction must hold a lock that others for the same address wait for.
 */
export async function mayMail(
  trx: Db,
  mail: { kind: MailKind; to: string; subjectId: string },
  now: Date,
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
  return !isOnItsWay && found.filter(({ created_at }) => created_at > dayAgo).length < maxPerDay
}
