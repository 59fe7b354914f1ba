import { v7 as uuidv7 } from 'uuid'
import { z } from 'zod'
import { type NewReply, replyWaitMs } from '#contract/reply.ts'
import type { TimelineData } from '#contract/timeline.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import type { DeliveryRow } from '#server/deliveries/claim.ts'
import { postponeUnsentMail, queueMails } from '#server/deliveries/queue.ts'
import { AppError } from '#server/errors.ts'
import type { Limit } from '#server/http/limits/sliding-limit.ts'
import { lockOutsideBin } from '#server/enquiries/changes/apply-change.ts'
import { release, type Releasing } from '#server/enquiries/changes/quarantine.ts'
import { auditChanges } from '#server/enquiries/changes/audit-changes.ts'
import { addEntry } from '#server/enquiries/changes/history.ts'
import type { Actor } from '#server/accounts/actor.ts'
import { queueLiveEvent } from '#server/live/queue-live-event.ts'
import { findRepeated } from '#server/enquiries/changes/repeated-entry.ts'

/** A reply may let its enquiry out of quarantine. */
type Deps = Releasing & {
  database: Database
  limit: Limit
  isMailSetUp: boolean
  now: () => Date
}

/** A reply, and the key under which its sender may retry if the answer was lost. */
type Letter = NewReply & { key?: string | undefined }

/**
 * Writes to the visitor, and releases the enquiry from quarantine: what is answered is not spam. The mail is sent after
 * some seconds, until when `withdrawReply` can cancel it. The same key, or the same text within a minute, is the same reply.
 * @throws `idempotency_key_reused` when the reply with this key has another text, or could not be delivered.
 */
export async function sendReply(deps: Deps, id: string, reply: Letter, by: Actor) {
  const { limit, isMailSetUp, now } = deps
  if (!isMailSetUp)
    throw new AppError(
      'mail_not_set_up',
      'Mail is not set up on this server (SMTP_URL). Answer with your own mail program instead.',
    )
  await limit.consume(by.userId)
  try {
    const { entry, repeated } = await queueReply(deps, id, reply, by, now())
    if (repeated) await limit.refund(by.userId)
    return entry
  } catch (error) {
    await limit.refund(by.userId).catch(() => {})
    throw error
  }
}

async function queueReply(
  { database: { db, dialect }, notify, askForGuides }: Deps,
  id: string,
  reply: Letter,
  by: Actor,
  now: Date,
) {
  const ask = await askForGuides([id])
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, by.userId, 'enquiry.reply')
    const enquiry = await lockOutsideBin(trx, dialect, id)
    const { email, created_at, message } = enquiry
    if (!z.regexes.html5Email.test(email))
      throw new AppError('invalid', `${email} is not an address that mail can be sent to.`)
    const { subject, text, key } = reply
    const dedupeKey = key && `reply ${id} ${by.userId} ${key}`
    const first =
      (dedupeKey && (await findByKey(trx, dedupeKey, reply))) ||
      (await findFirst(trx, id, reply, by, now))
    const notBefore = new Date(now.getTime() + replyWaitMs)
    if (first) {
      // A retry gets the full time to withdraw the reply.
      await postponeUnsentMail(trx, first.id, notBefore)
      return { entry: replyEntry(first, by, reply), repeated: true }
    }
    const deliveryId = uuidv7({ msecs: now.getTime() })
    const mail = {
      id: deliveryId,
      kind: 'reply' as const,
      to: email,
      subjectId: id,
      replyTo: by.email,
      data: { subject, text, quote: { at: created_at, message } },
      notBefore,
      ...(dedupeKey && { dedupeKey }),
    }
    await queueMails(trx, [mail], now)
    const data = { subject, text, delivery_id: deliveryId }
    await addEntry(trx, { id: deliveryId, submissionId: id, kind: 'reply', by, data }, now)
    if (enquiry.quarantined) await release(trx, enquiry, { by, notify, ask }, now)
    else await queueLiveEvent(trx, { kind: 'enquiry.changed', id, by: by.userId }, now)
    if (enquiry.quarantined) await auditChanges(trx, [id], { quarantined: false }, by, now)
    const sent = { action: 'reply.sent', by: by.userId, subject: id } as const
    await recordAudit(trx, { ...sent, data: { delivery: deliveryId } }, now)
    const entry = { id: deliveryId, created_at: now.toISOString() }
    return { entry: replyEntry(entry, by, reply), repeated: false }
  })
}

/** The reply that was sent with this key, unless it was withdrawn. */
async function findByKey(trx: Db, dedupeKey: string, { subject, text }: NewReply) {
  const entry = await trx
    .selectFrom('deliveries')
    .innerJoin('timeline_entries', 'timeline_entries.id', 'deliveries.id')
    .select(['timeline_entries.id', 'timeline_entries.created_at', 'timeline_entries.data'])
    .select(['status', 'sent_at'])
    .where('deliveries.dedupe_key', '=', dedupeKey)
    .executeTakeFirst()
  if (!entry) return undefined
  const data = JSON.parse(entry.data) as TimelineData['reply']
  if (entry.status === 'failed')
    throw reused('This reply was sent already and could not be delivered: see the history.')
  if (data.subject !== subject || data.text !== text)
    throw reused('An earlier version of this reply was sent already: see the history.')
  return entry
}

const reused = (message: string) => new AppError('idempotency_key_reused', message)

/** The same reply of a moment ago, unless it was withdrawn or could not be delivered. */
async function findFirst(trx: Db, id: string, { subject, text }: NewReply, by: Actor, now: Date) {
  const same = { submissionId: id, kind: 'reply' as const, userId: by.userId }
  const words = { subject, text }
  const entries = await findRepeated<TimelineData['reply']>(trx, { ...same, words }, now)
  for (const entry of entries) {
    const deliveries = trx.selectFrom('deliveries').select(['status', 'sent_at'])
    const delivery = await deliveries.where('id', '=', entry.id).executeTakeFirst()
    if (delivery && delivery.status !== 'failed') return { ...entry, ...delivery }
  }
  return undefined
}

type Queued = { id: string; created_at: string } & Partial<Pick<DeliveryRow, 'status' | 'sent_at'>>

/** As in the timeline; both requests of a double click are told that it waits. */
const replyEntry = (queued: Queued, by: Actor, { subject, text }: NewReply) => ({
  id: queued.id,
  at: queued.created_at,
  kind: 'reply' as const,
  actor: { id: by.userId, email: by.email },
  subject,
  text,
  delivery_id: queued.id,
  status: queued.status ?? ('waiting' as const),
  sent_at: queued.sent_at ?? null,
  answer: null,
})
