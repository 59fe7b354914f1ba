import { assertPermission } from '#server/accounts/assert-permission.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { lockOutsideBin } from '#server/enquiries/changes/apply-change.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { saveReply, recordAccepted, recordRefused, type ReplyData } from './reply-outcome.ts'

type Ids = { id: string; replyId: string }

/**
 * A reply that the mail server accepted may still bounce, to a mailbox that only people read. Staff report it here, or
 * retract the report: the enquiry waits again as after a refusal, or counts as answered as before. Repeating either
 * changes nothing.
 */
export function recordBounce(
  { db, dialect }: Database,
  { id, replyId }: Ids,
  { bounced, by }: { bounced: boolean; by: Actor },
  now: Date,
) {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.reply')
    const enquiry = await lockOutsideBin(trx, dialect, id)
    const { data, sentAt } = await acceptedReply(trx, { id, replyId })
    if (bounced === (data.bounced_at !== undefined)) return
    const { bounced_at: _, ...accepted } = data
    const after = bounced
      ? await recordRefused(
          trx,
          { enquiry, by, data: { ...data, bounced_at: now.toISOString() } },
          now,
        )
      : await recordAccepted(trx, { enquiry, by, data: accepted, at: sentAt }, now)
    await saveReply(trx, after)
    const action = bounced ? 'reply.bounced' : 'reply.not_bounced'
    await recordAudit(trx, { action, by: by.userId, subject: id, data: { delivery: replyId } }, now)
  })
}

async function acceptedReply(trx: Db, { id, replyId }: Ids) {
  const reply = await trx
    .selectFrom('timeline_entries')
    .innerJoin('deliveries', 'deliveries.id', 'timeline_entries.id')
    .select(['timeline_entries.data', 'status', 'sent_at'])
    .where('timeline_entries.id', '=', replyId)
    .where('submission_id', '=', id)
    .where('timeline_entries.kind', '=', 'reply')
    .executeTakeFirst()
  if (!reply) throw new AppError('not_found', 'There is no such reply, or it was taken back.')
  if (reply.status !== 'sent' || reply.sent_at === null)
    throw new AppError(
      'not_sent',
      'Only a reply that the mail server accepted can be marked as undelivered.',
    )
  return { data: JSON.parse(reply.data) as ReplyData, sentAt: new Date(reply.sent_at) }
}
