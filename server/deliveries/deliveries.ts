import type { DeliveriesQuery, Delivery } from '#contract/delivery.ts'
import { testEvent } from '#contract/webhook-events.ts'
import type { Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import { readTallies } from '#server/db/tallies.ts'
import { AppError } from '#server/errors.ts'
import type { DeliveryRow } from './claim.ts'
import { pageOfKind } from './deliveries-of-kind.ts'
import { newMessageId } from './queue.ts'
import { readRow } from './webhooks/read-webhooks.ts'

/** Newest first, each with its attempts. `total` is exact, but null when the list is limited to one kind or subject. */
export async function listDeliveries(db: Db, query: DeliveriesQuery) {
  const { status, kind, subject } = query
  const isOfKind = kind !== undefined && subject === undefined
  const matching = db
    .selectFrom('deliveries')
    .selectAll()
    .$if(status !== undefined, (rows) => rows.where('status', 'in', status!))
    .$if(kind !== undefined, (rows) => rows.where('kind', '=', kind!))
    .$if(subject !== undefined, (rows) => rows.where('subject_id', '=', subject!))
  const counted = status ?? (['waiting', 'failed', 'sent', 'paused'] as const)
  const [page, total] = await Promise.all([
    isOfKind ? pageOfKind(db, query) : pageBy(matching, 'deliveries', query),
    kind === undefined && subject === undefined
      ? readTallies(
          db,
          counted.map((each) => `deliveries.${each}` as const),
        )
      : null,
  ])
  return { rows: await withAttempts(db, page.rows), total, next: page.next }
}

export async function readDelivery(db: Db, id: string): Promise<Delivery> {
  const [delivery] = await withAttempts(db, [await findDelivery(db, id)])
  return delivery!
}

export async function findDelivery(db: Db, id: string): Promise<DeliveryRow> {
  const row = await db.selectFrom('deliveries').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no delivery with this id.')
  return row
}

async function withAttempts(db: Db, rows: DeliveryRow[]): Promise<Delivery[]> {
  if (rows.length === 0) return []
  const attempts = await db
    .selectFrom('delivery_attempts')
    .select(['delivery_id', 'at', 'outcome', 'answer'])
    .where(
      'delivery_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('id')
    .execute()
  const of = Map.groupBy(attempts, ({ delivery_id }) => delivery_id)
  return rows.map(
    ({ id, channel, kind, subject_id, recipient, status, next_attempt_at, created_at }) => ({
      id,
      channel,
      kind,
      subject_id,
      recipient,
      status,
      next_attempt_at,
      created_at,
      attempts: (of.get(id) ?? []).map(({ at, outcome, answer }) => ({ at, outcome, answer })),
    }),
  )
}

/** The columns of a delivery that starts anew. */
export const resetToWaiting = (now: Date) => ({
  status: 'waiting' as const,
  attempt_count: 0,
  first_attempt_at: null,
  claim: null,
  next_attempt_at: now.toISOString(),
})

/**
 * Makes a delivery due now. A sent one gets a new message id: under its old id the receiver would drop it as a
 * duplicate. Leaves one alone that was not tried yet or is being sent, and says so.
 */
export async function retryDelivery(db: Db, id: string, now: Date) {
  const delivery = await findDelivery(db, id)
  const { channel, status, expires_at } = delivery
  if (expires_at && expires_at <= now.toISOString())
    throw new AppError('expired', 'The link in this message has expired. Create a new one instead.')
  if (await isHeldBack(db, delivery))
    throw new AppError('paused', 'Its webhook is paused. Resume the webhook first.')
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({
      ...resetToWaiting(now),
      ...(status === 'sent' && { message_id: newMessageId(channel), sent_at: null }),
    })
    .where('id', '=', id)
    .where('status', '=', status)
    // Nothing to do while it is being sent.
    .where('claim', 'is', null)
    // An untried one becomes due by itself, and not before: a reply or a note may still be withdrawn.
    .where('attempt_count', '>', 0)
    .executeTakeFirst()
  return { isRetried: numUpdatedRows > 0n, delivery: await readDelivery(db, id) }
}

/** Whether it waits for a paused webhook. Tests are sent all the same. */
async function isHeldBack(db: Db, { status, kind, webhook_id }: DeliveryRow) {
  if (status === 'paused') return true
  if (webhook_id === null || kind === testEvent) return false
  return (await readRow(db, webhook_id)).paused_at !== null
}
