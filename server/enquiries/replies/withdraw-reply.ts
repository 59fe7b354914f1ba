import type { Actor } from '#server/accounts/actor.ts'
import { changeAs } from '#server/accounts/change-as.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { deleteUnsentMails } from '#server/deliveries/queue.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { AppError } from '#server/errors.ts'

/** Withdraws a reply whose sending has not begun. It stays in the timeline as undone. */
export function withdrawReply(
  database: Database,
  { id, replyId }: { id: string; replyId: string },
  by: Actor,
  now: Date,
) {
  return changeAs(database, by.userId, 'enquiry.reply', async (trx) => {
    const unsent = { kind: 'reply', subjectId: id, id: replyId } as const
    if ((await deleteUnsentMails(trx, unsent)) === 0) throw await withdrawalError(trx, id, replyId)
    await queueLiveEvent(trx, { kind: 'enquiry.changed', id, by: by.userId }, now)
    const undone = { action: 'reply.taken_back', by: by.userId, subject: id } as const
    await recordAudit(trx, { ...undone, data: { delivery: replyId } }, now)
  })
}

async function withdrawalError(trx: Db, id: string, replyId: string) {
  const delivery = await trx
    .selectFrom('deliveries')
    .select('id')
    .where('id', '=', replyId)
    .where('subject_id', '=', id)
    .where('kind', '=', 'reply')
    .executeTakeFirst()
  return delivery
    ? new AppError('already_sent', 'This reply is on its way and can no longer be taken back.')
    : new AppError('not_found', 'There is no such reply, or it was taken back already.')
}
