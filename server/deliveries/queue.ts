import { v7 as uuidv7 } from 'uuid'
import type { MailData, MailKind, Stored } from '#contract/mail.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export type OutgoingMail<Kind extends MailKind = MailKind> = {
  [Each in Kind]: {
    /** Generated if omitted. */
    id?: string
    kind: Each
    /** One address; empty when NOTIFY_EMAIL is not set. */
    to: string
    data: Stored<MailData[Each]>
    /** The enquiry, account, invitation or subscriber that it concerns. */
    subjectId: string | null
    /** The address for answers. */
    replyTo?: string
    /** A mail whose key was already queued is not queued again. */
    dedupeKey?: string
    /** Not sent before then, not even by a retry. */
    notBefore?: Date
    /** When it is no longer worth sending. */
    expiresAt?: Date
  }
}[Kind]

/**
 * Writes mails into the outbox. Must be called in the transaction of the change they report; they are sent after the
 * commit, by whichever process comes first.
 */
export async function queueMails(trx: Db, mails: OutgoingMail[], now: Date) {
  if (mails.length === 0) return
  await trx
    .insertInto('deliveries')
    .values(mails.map((mail) => mailRow(mail, now)))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .execute()
}

type Unsent = { kind: MailKind; subjectId: string; id?: string }

/** Deletes a subject's mails whose sending has not begun. Returns how many there were. */
export async function deleteUnsentMails(trx: Db, { kind, subjectId, id }: Unsent) {
  const { numDeletedRows } = await trx
    .deleteFrom('deliveries')
    .where('subject_id', '=', subjectId)
    .where('kind', '=', kind)
    .where('status', '=', 'waiting')
    .where('claim', 'is', null)
    .where('attempt_count', '=', 0)
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes mails that have not been sent and are not being sent now, even if sending one has failed before. */
export async function deleteUnclaimedMails(trx: Db, ids: string[]) {
  await trx
    .deleteFrom('deliveries')
    .where('id', 'in', ids)
    .where('status', '<>', 'sent')
    .where('claim', 'is', null)
    .execute()
}

/** Postpones a mail whose sending has not begun. */
export async function postponeUnsentMail(trx: Db, id: string, notBefore: Date) {
  await trx
    .updateTable('deliveries')
    .set({ next_attempt_at: notBefore.toISOString() })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('claim', 'is', null)
    .where('attempt_count', '=', 0)
    .execute()
}

/** The row only, for callers that insert into several tables in one statement. */
export const mailRow = (mail: OutgoingMail, now: Date) => ({
  ...deliveryOf({ ...mail, channel: 'mail' }, now),
  ...(mail.id && { id: mail.id }),
  ...(mail.notBefore && { next_attempt_at: mail.notBefore.toISOString() }),
  recipient: mail.to,
  webhook_id: null,
  reply_to: mail.replyTo ?? null,
  data: JSON.stringify(mail.data),
  dedupe_key: mail.dedupeKey ?? null,
  expires_at: mail.expiresAt?.toISOString() ?? null,
})

type ChannelName = Tables['deliveries']['channel']

type Common = Omit<
  Tables['deliveries'],
  'recipient' | 'webhook_id' | 'reply_to' | 'data' | 'dedupe_key' | 'expires_at'
>

/** Standard Webhooks gives its ids this prefix. */
export const newMessageId = (channel: ChannelName) =>
  channel === 'webhook' ? `msg_${uuidv7()}` : uuidv7()

/** The columns that are the same for every new delivery. */
export function deliveryOf(
  what: { channel: ChannelName; kind: string; subjectId: string | null },
  now: Date,
): Common {
  return {
    id: uuidv7({ msecs: now.getTime() }),
    channel: what.channel,
    kind: what.kind,
    subject_id: what.subjectId,
    message_id: newMessageId(what.channel),
    status: 'waiting',
    attempt_count: 0,
    first_attempt_at: null,
    next_attempt_at: now.toISOString(),
    claim: null,
    sent_at: null,
    created_at: now.toISOString(),
  }
}
