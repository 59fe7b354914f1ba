import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { SECOND } from '#contract/durations.ts'
import type { RetriedDeliveries } from '#contract/delivery.ts'
import { testEvent } from '#contract/webhook-events.ts'
import { changeAs } from '#server/accounts/change-as.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Database, Db } from '#server/db/database.ts'
import { lockKey } from '#server/db/dialect.ts'
import type { Position } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { runLongWorkPart } from '#server/scheduling/event-loop-turns.ts'
import { resetToWaiting } from './deliveries.ts'

/** Each has a row in several indexes and a count: so few delay nobody. */
const maxAtOnce = 1_000
/** Half of what a call may take, which leaves time for the last part and the counts. */
const maxRetryMs = 5 * SECOND

type Options = { by: string; now: Date; maxMs?: number | undefined }

/**
 * Makes all failed deliveries due now, except expired ones and those of paused webhooks, the oldest first and a thousand
 * at a time. Returns how many there were of each. One that fails again meanwhile is not looked at twice.
 */
export async function retryFailed(
  database: Database,
  { by, now, maxMs = maxRetryMs }: Options,
): Promise<RetriedDeliveries> {
  const { db } = database
  const deadline = performance.now() + maxMs
  const at = now.toISOString()
  let retried = 0
  for (let from: Position | null = null; ;) {
    const place: Position | null = from
    const part: Part | null = await runLongWorkPart(async () =>
      place !== null && performance.now() > deadline
        ? null
        : changeAs(database, by, 'delivery.retry', (trx) =>
            retrySome(trx, database, { from: place, by, now }),
          ),
    )
    retried += part?.retried ?? 0
    if (part?.last) {
      from = part.last
      continue
    }
    const expired = await countRows(failed(db).where(isExpired(at)))
    const paused = await countRows(failed(db).where(isUnexpired(at)).where(isOfPausedWebhook))
    const rest = { retried, expired, paused }
    return part ? rest : { ...rest, left: await countRows(sendable(db, at, place)) }
  }
}

type Part = { retried: number; last: Position | null }
type Place = { from: Position | null; by: string; now: Date }

async function retrySome(trx: Db, { dialect }: Database, { from, by, now }: Place): Promise<Part> {
  // Excludes that a webhook is paused meanwhile, and that two calls wait for each other's rows.
  await lockKey(trx, dialect, 'webhooks')
  const rows = await sendable(trx, now.toISOString(), from)
    .select(['id', 'created_at'])
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxAtOnce)
    .execute()
  const ids = rows.map(({ id }) => id)
  const retried = await makeDue(trx, ids, now)
  // With none at all the trail says that somebody tried.
  if (retried > 0 || from === null)
    await recordAudit(trx, { action: 'deliveries.retried', by, data: { count: retried } }, now)
  return { retried, last: rows.length < maxAtOnce ? null : rows.at(-1)! }
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

const failed = (db: Db) => db.selectFrom('deliveries').where('status', '=', 'failed')

/** Chosen by the database: expired ones and those of paused webhooks, however many, take no time from the others. */
const sendable = (db: Db, at: string, from: Position | null) =>
  failed(db)
    .where(isUnexpired(at))
    .where((eb) => eb.not(isOfPausedWebhook(eb)))
    .$if(from !== null, (rows) =>
      rows.where(sql<SqlBool>`(created_at, id) > (${from!.created_at}, ${from!.id})`),
    )

type Expression = ExpressionBuilder<Tables, 'deliveries'>

const isExpired = (at: string) => (eb: Expression) => eb('expires_at', '<=', at)

const isUnexpired = (at: string) => (eb: Expression) =>
  eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)])

const isOfPausedWebhook = (eb: Expression) =>
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
