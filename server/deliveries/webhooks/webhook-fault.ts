import { testEvent } from '#contract/webhook-events.ts'
import type { Db } from '#server/db/database.ts'
import { DAY } from '#contract/durations.ts'

/** Older failures are not reported. */
export const reportedForMs = 7 * DAY

/**
 * The problem of a webhook and what to do about it, for the banner. Shows only part of its address, which may contain a
 * secret.
 */
export const webhookFault = async (db: Db, now: Date) =>
  (await pausedByFailure(db)) ?? (await refused(db, now))

async function pausedByFailure(db: Db) {
  const webhook = await db
    .selectFrom('webhooks')
    .select('url')
    .where('paused_at', 'is not', null)
    .where('failing_since', 'is not', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (!webhook) return null
  return `The webhook to ${hostOf(webhook)} failed for three days and is paused. Mend it, then resume it in the settings.`
}

/** A delivery was permanently refused, and the webhook has accepted nothing since. */
async function refused(db: Db, now: Date) {
  const found = await db
    .selectFrom('webhooks')
    .innerJoin('deliveries', 'deliveries.webhook_id', 'webhooks.id')
    .innerJoin('delivery_attempts', 'delivery_attempts.delivery_id', 'deliveries.id')
    .select(['webhooks.url', 'delivery_attempts.answer'])
    .where('webhooks.failing_since', 'is not', null)
    .whereRef('delivery_attempts.at', '>=', 'webhooks.failing_since')
    .where('deliveries.status', '=', 'failed')
    .where('deliveries.kind', '<>', testEvent)
    .where('deliveries.created_at', '>', new Date(now.getTime() - reportedForMs).toISOString())
    .where('delivery_attempts.outcome', '=', 'refused')
    .orderBy('delivery_attempts.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!found) return null
  return `A webhook to ${hostOf(found)} was refused. Last answer: ${found.answer.replace(/[.!?]?$/, '.')} Correct its address in the settings, then send it again.`
}

const hostOf = ({ url }: { url: string }) => new URL(url).host
