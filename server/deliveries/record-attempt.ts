import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Db, Dialect } from '#server/db/database.ts'
import { forNoKeyUpdate, forUpdate } from '#server/db/dialect.ts'
import { giveUpAfterMs, retryDelayMs } from './back-off.ts'
import type { Attempt, Channel } from './channel.ts'
import type { DeliveryRow } from './claim.ts'

const maxAnswerLength = 500

/** One line without control characters, truncated, because it is shown to staff. */
const asAnswer = (text: string) =>
  text
    .slice(0, 4 * maxAnswerLength)
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, maxAnswerLength)

/**
 * Records an attempt and schedules the next one. Returns the delivery's new status; `deleted` if it was removed meanwhile
 * together with its webhook or person, and nothing is recorded then; or `claimed again` if another process took it over
 * after the claim had expired, so that a failure says nothing about the delivery.
 */
export async function recordAttempt(
  { db, dialect }: Database,
  delivery: DeliveryRow,
  attempt: Attempt,
  { claim, now, channel }: { claim: string; now: Date; channel: Channel },
) {
  const at = now.toISOString()
  const next = nextStep(delivery, attempt, now)
  return db.transaction().execute(async (trx) => {
    if (!(await lockDelivery(trx, dialect, delivery))) return 'deleted'
    await trx
      .insertInto('delivery_attempts')
      .values({
        id: uuidv7({ msecs: now.getTime() }),
        delivery_id: delivery.id,
        at,
        outcome: attempt.outcome,
        answer: asAnswer(attempt.answer),
      })
      .execute()
    const row = trx.updateTable('deliveries').where('id', '=', delivery.id)
    // A success counts even if the claim has expired.
    const ours = attempt.outcome === 'sent' ? row : row.where('claim', '=', claim)
    const { numUpdatedRows } = await ours
      .set({
        ...next,
        claim: null,
        attempt_count: delivery.attempt_count + 1,
        first_attempt_at: delivery.first_attempt_at ?? at,
      })
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return 'claimed again'
    await channel.afterAttempt?.(trx, delivery, attempt, now)
    return next.status
  })
}

/** Locks the delivery; false if it was deleted. The webhook is locked first, in the same order as its deletion does. */
async function lockDelivery(trx: Db, dialect: Dialect, { id, webhook_id }: DeliveryRow) {
  const webhook = trx.selectFrom('webhooks').select('id').where('id', '=', webhook_id)
  if (webhook_id !== null) await forNoKeyUpdate(webhook, dialect).execute()
  const row = trx.selectFrom('deliveries').select('id').where('id', '=', id)
  return (await forUpdate(row, dialect).executeTakeFirst()) !== undefined
}

function nextStep(delivery: DeliveryRow, { outcome }: Attempt, now: Date) {
  const nothing = { next_attempt_at: null, sent_at: null }
  if (outcome === 'sent') return { ...nothing, status: 'sent', sent_at: now.toISOString() } as const
  if (outcome !== 'deferred') return { ...nothing, status: 'failed' } as const
  const next = new Date(now.getTime() + retryDelayMs(delivery.attempt_count + 1))
  const since = new Date(delivery.first_attempt_at ?? now).getTime()
  if (next.getTime() - since > giveUpAfterMs) return { ...nothing, status: 'failed' } as const
  return { status: 'waiting', next_attempt_at: next.toISOString(), sent_at: null } as const
}

/** After an outage, deliveries that wait for a retry are made due at once. */
export async function makeDueNow(db: Db, target: { webhookId: string | null }, now: Date) {
  await db
    .updateTable('deliveries')
    .set({ next_attempt_at: now.toISOString() })
    .where('status', '=', sql.lit('waiting' as const))
    .where('claim', 'is', null)
    .where('attempt_count', '>', 0)
    .where('next_attempt_at', '>', now.toISOString())
    .where('channel', '=', target.webhookId ? 'webhook' : 'mail')
    .$if(target.webhookId !== null, (rows) => rows.where('webhook_id', '=', target.webhookId))
    .execute()
}
