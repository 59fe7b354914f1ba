import type { AttemptOutcome } from '#contract/delivery.ts'
import { testEvent } from '#contract/webhook-events.ts'
import type { Db } from '#server/db/database.ts'
import { DAY } from '#contract/durations.ts'

const pausedAfterMs = 3 * DAY

/**
 * Records the outcome of an attempt on the webhook. Must be called in the transaction that records the attempt, after
 * it. Three days without a success pause the webhook, as does a delivery given up after as long.
 */
export async function recordWebhookOutcome(
  trx: Db,
  delivery: { id: string; kind: string; webhook_id: string | null },
  outcome: AttemptOutcome,
  now: Date,
) {
  const id = delivery.webhook_id
  if (id === null || outcome === 'expired') return
  const webhook = await trx
    .selectFrom('webhooks')
    .select(['failing_since', 'paused_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!webhook) return
  const { failing_since: since, paused_at } = webhook
  const row = trx.updateTable('webhooks').where('id', '=', id)

  if (outcome === 'sent') {
    // A successful test suggests resuming the webhook, but that is an admin's decision.
    if (since && !paused_at) await row.set({ failing_since: null }).execute()
    return
  }
  // A failed test does not count against a webhook.
  if (delivery.kind === testEvent) return
  if (!paused_at && !since) await row.set({ failing_since: now.toISOString() }).execute()
  const isLong = since !== null && now.getTime() - new Date(since).getTime() >= pausedAfterMs
  const isGivenUp = outcome === 'deferred' && (await hasFailed(trx, delivery))
  if (!paused_at && (isLong || isGivenUp)) await row.set({ paused_at: now.toISOString() }).execute()
  if (!paused_at && !isLong && !isGivenUp) return
  await holdBack(trx, id)
  if (isGivenUp)
    await trx
      .updateTable('deliveries')
      .set({ status: 'paused', next_attempt_at: null })
      .where('id', '=', delivery.id)
      .execute()
}

async function hasFailed(trx: Db, delivery: { id: string }) {
  const row = await trx
    .selectFrom('deliveries')
    .select('status')
    .where('id', '=', delivery.id)
    .executeTakeFirst()
  return row?.status === 'failed'
}

/** Except deliveries in progress, after which this is called again. Tests are sent to paused webhooks, too. */
export async function holdBack(trx: Db, webhookId: string) {
  await trx
    .updateTable('deliveries')
    .set({ status: 'paused', next_attempt_at: null })
    .where('webhook_id', '=', webhookId)
    .where('status', '=', 'waiting')
    .where('claim', 'is', null)
    .where('kind', '<>', testEvent)
    .execute()
}
