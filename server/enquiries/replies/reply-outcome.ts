import type { ContactSubmission } from '#contract/enquiry.ts'
import type { TimelineData } from '#contract/timeline.ts'
import type { Database, Db } from '#server/db/database.ts'
import type { AfterMail } from '#server/deliveries/channel.ts'
import { applyChange, lockEnquiry, type Values } from '#server/enquiries/changes/apply-change.ts'
import type { PastActor } from '#server/enquiries/changes/history.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'

/** The enquiry's fields that a reply changed, stored in its entry, so that a later refusal can revert them. */
export type ReplyData = TimelineData['reply'] & { answered?: Pick<Values, 'answered_at' | 'stage'> }

/**
 * Updates an enquiry when the outbox has tried to send a reply: a reply accepted by the mail server is an answer, and a
 * permanently refused one is not. Runs in the transaction that records the attempt.
 */
export const afterReply =
  ({ dialect }: Database): AfterMail =>
  async (trx, delivery, now) => {
    if (delivery.kind !== 'reply' || delivery.subject_id === null) return
    const entry = await trx
      .selectFrom('timeline_entries')
      .select(['actor_id', 'actor_email', 'data'])
      .where('id', '=', delivery.id)
      .executeTakeFirst()
    if (!entry) return
    const { actor_id: userId, actor_email: email } = entry
    const by = email === null ? null : { userId, email }
    const enquiry = await lockEnquiry(trx, dialect, delivery.subject_id)
    const { bounced_at: _, ...data } = JSON.parse(entry.data) as ReplyData
    const reply = { enquiry, data, by }
    const status = await statusOf(trx, delivery.id)
    if (status === 'sent')
      await saveReply(trx, await recordAccepted(trx, { ...reply, at: now }, now))
    else if (status === 'failed') await saveReply(trx, await recordRefused(trx, reply, now))
    else await queueLiveEvent(trx, { kind: 'enquiry.changed', id: enquiry.id, by: userId }, now)
  }

async function statusOf(trx: Db, id: string) {
  const row = await trx
    .selectFrom('deliveries')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.status
}

type Reply = { enquiry: ContactSubmission; data: ReplyData; by: PastActor | null }

/** Marks the enquiry as answered unless it already was. Returns what to store for a later revert. */
export async function recordAccepted(
  trx: Db,
  { enquiry, data, by, at }: Reply & { at: Date },
  now: Date,
): Promise<ReplyData> {
  const values = {
    ...((enquiry.answered_at === null || enquiry.answered_at > at.toISOString()) && {
      answered_at: at.toISOString(),
    }),
    ...(enquiry.stage === 'new' && { stage: 'contacted' as const }),
  }
  await change(trx, { enquiry, by }, values, now)
  return values.answered_at ? { ...data, answered: values } : data
}

/**
 * Reverts only the changes of this reply: somebody may have answered by telephone meanwhile. If another reply has been
 * delivered, that one is the answer now.
 */
export async function recordRefused(
  trx: Db,
  { enquiry, data, by }: Reply,
  now: Date,
): Promise<ReplyData> {
  const { answered, ...rest } = data
  const isItsAnswer = answered !== undefined && enquiry.answered_at === answered.answered_at
  const isItsStage = isItsAnswer && answered.stage === enquiry.stage
  const other = isItsAnswer ? await otherAnswer(trx, enquiry.id, data.delivery_id) : undefined
  const values = {
    ...(isItsAnswer && { answered_at: other?.sent_at ?? null }),
    ...(isItsStage && !other && { stage: 'new' as const }),
  }
  await change(trx, { enquiry, by }, values, now)
  if (other) {
    const stage = isItsStage ? { stage: enquiry.stage } : {}
    await saveReply(trx, { ...other.data, answered: { answered_at: other.sent_at, ...stage } })
  }
  return rest
}

/** The first other reply that the mail server has accepted and that has not bounced. */
async function otherAnswer(trx: Db, enquiryId: string, replyId: string) {
  const rows = await trx
    .selectFrom('timeline_entries')
    .innerJoin('deliveries', 'deliveries.id', 'timeline_entries.id')
    .select(['timeline_entries.data', 'sent_at'])
    .where('submission_id', '=', enquiryId)
    .where('timeline_entries.kind', '=', 'reply')
    .where('timeline_entries.id', '<>', replyId)
    .where('status', '=', 'sent')
    .orderBy('sent_at')
    .execute()
  return rows
    .map(({ data, sent_at }) => ({ data: JSON.parse(data) as ReplyData, sent_at }))
    .find(({ data }) => data.bounced_at === undefined)
}

async function change(trx: Db, { enquiry, by }: Omit<Reply, 'data'>, values: Values, now: Date) {
  if (Object.keys(values).length > 0) await applyChange(trx, enquiry, { values, by }, now)
  // The timeline shows the outcome of the reply in any case.
  else
    await queueLiveEvent(
      trx,
      { kind: 'enquiry.changed', id: enquiry.id, by: by?.userId ?? null },
      now,
    )
}

export const saveReply = (trx: Db, data: ReplyData) =>
  trx
    .updateTable('timeline_entries')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', data.delivery_id)
    .execute()
