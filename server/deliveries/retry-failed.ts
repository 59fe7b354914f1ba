import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { SECOND } from '#contract/durations.ts'
import type { RetriedDeliveries } from '#contract/delivery.ts'
import { testEvent } from '#contract/webhook-events.ts'
import { changeAs } from '#server/accounts/change-as.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lockKey } from '#server/db/dialect.ts'
import type { Position } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { runLongWorkPart } from '#server/scheduling/event-loop-turns.ts'
import { resetToWaiting } from './deliveries.ts'

/** Each has a row in several indexes and a count: so few delay nobody. */
const maxAtOnce = 1_000
/** Less than a call may take. */
const maxRetryMs = 8 * SECOND

type Options = { by: string; now: Date; maxMs?: number | undefined }

/**
 * Makes all failed deliveries due now, except expired ones and those of paused webhooks, the oldest first and a thousand
 * at a time. Returns how many there were of each. One that fails again meanwhile is not looked at twice.
 */
export async function retryFailed(
  database: Database,
  { by, now, maxMs = maxRetryMs }: Options,
): Promise<RetriedDeliveries> {
  const deadline = performance.now() + maxMs
  const counts = { retried: 0, expired: 0, paused: 0 }
  for (let from: Position | null = null; ;) {
    const place: Position | null = from
    const part: Part | null = await runLongWorkPart(async () =>
      place !== null && performance.now() > deadline
        ? null
        : changeAs(database, by, 'delivery.retry', (trx) =>
            retrySome(trx, database, { from: place, by, now }),
          ),
    )
    if (part === null) return { ...counts, left: await countAfter(database.db, place!) }
    for (const each of ['retried', 'expired', 'paused'] as const) counts[each] += part[each]
    if (part.last === null) return counts
    from = part.last
  }
}

type Part = { retried: number; expired: number; paused: number; last: Position | null }
type Place = { from: Position | null; by: string; now: Date }

async function retrySome(trx: Db, { dialect }: Database, { from, by, now }: Place): Promise<Part> {
  // Excludes that a webhook is paused meanwhile, and that two calls wait for each other's rows.
  await lockKey(trx, dialect, 'webhooks')
  const rows = await failedAfter(trx, from)
    .select((eb) => ['id', 'created_at', 'expires_at', isOfPausedWebhook(eb).as('is_held')])
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxAtOnce)
    .execute()
  const at = now.toISOString()
  const unexpired = rows.filter(({ expires_at }) => expires_at === null || expires_at > at)
  const due = unexpired.filter(({ is_held }) => !Number(is_held))
  const retried = await makeDue(
    trx,
    due.map(({ id }) => id),
    now,
  )
  const counts = {
    retried,
    expired: rows.length - unexpired.length,
    paused: unexpired.length - due.length,
  }
  // With none at all the trail says that somebody tried.
  if (retried > 0 || from === null)
    await recordAudit(trx, { action: 'deliveries.retried', by, data: { count: retried } }, now)
  return { ...counts, last: rows.length < maxAtOnce ? null : rows.at(-1)! }
}

async function makeDue(trx: Db, ids: string[], now: Date) {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await trx
    .updateTable('deliveries')
    .set(resetToWaiting(now))
    .where('id', 'in', ids)
    // One of them may have been sent again by itself meanwhile.
    .where('status', '=', 'failed')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const failedAfter = (db: Db, from: Position | null) =>
  db
    .selectFrom('deliveries')
    .where('status', '=', 'failed')
    .$if(from !== null, (rows) =>
      rows.where(sql<SqlBool>`(created_at, id) > (${from!.created_at}, ${from!.id})`),
    )

async function countAfter(db: Db, from: Position) {
  const rows = failedAfter(db, from).select((eb) => eb.fn.countAll().as('count'))
  return Number((await rows.executeTakeFirstOrThrow()).count)
}

const isOfPausedWebhook = (eb: ExpressionBuilder<Tables, 'deliveries'>) =>
  eb.and([
    eb('kind', '<>', testEvent),
    eb.exists(
      eb
        .selectFrom('webhooks')
        .select('webhooks.id')
        .whereRef('webhooks.id', '=', 'deliveries.webhook_id')
        .where('paused_at', 'is not', null),
    ),
  ])
