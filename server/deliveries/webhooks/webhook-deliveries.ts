import type { WebhookDelivery } from '#contract/webhook.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'

const shownOfEach = 5
const shownColumns = [
  'id',
  'webhook_id',
  'kind',
  'status',
  'created_at',
  'next_attempt_at',
] as const

/** The newest deliveries of each of these webhooks, by its id, each with its last attempt. */
export async function newestDeliveries(db: Db, webhookIds: string[]) {
  // One after the other, each by the index: grouped, the database would read all that was ever sent.
  const [first, ...others] = webhookIds.map((id) => newestOf(db, id))
  if (!first) return new Map<string | null, WebhookDelivery[]>()
  const found = await others.reduce((all, each) => all.unionAll(each), first).execute()
  const rows = found.toSorted((a, b) => (a.created_at + a.id < b.created_at + b.id ? 1 : -1))
  const shown = await withLastAttempts(db, rows)
  return Map.groupBy(shown, (_, at) => rows[at]!.webhook_id)
}

/** Within a query of its own: SQLite takes no order and no limit for a part of a union. */
const newestOf = (db: Db, webhookId: string) =>
  db
    .selectFrom((eb) =>
      eb
        .selectFrom('deliveries')
        .select(shownColumns)
        .where('webhook_id', '=', webhookId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(shownOfEach)
        .as('newest'),
    )
    .select(shownColumns)

export async function readWebhookDelivery(db: Db, id: string) {
  const rows = await db.selectFrom('deliveries').selectAll().where('id', '=', id).execute()
  const [delivery] = await withLastAttempts(db, rows)
  if (!delivery) throw new Error(`no delivery ${id}`)
  return delivery
}

type Row = Pick<Tables['deliveries'], (typeof shownColumns)[number]>

async function withLastAttempts(db: Db, rows: Row[]): Promise<WebhookDelivery[]> {
  if (rows.length === 0) return []
  const attempts = await db
    .selectFrom('delivery_attempts')
    .select(['delivery_id', 'at', 'outcome', 'answer'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('delivery_attempts')
        .select((newest) => newest.fn.max('id').as('id'))
        .where(
          'delivery_id',
          'in',
          rows.map(({ id }) => id),
        )
        .groupBy('delivery_id'),
    )
    .execute()
  const lastOf = new Map(attempts.map(({ delivery_id, ...attempt }) => [delivery_id, attempt]))
  return rows.map(({ id, kind, status, created_at, next_attempt_at }) => ({
    id,
    event: kind,
    status,
    created_at,
    next_attempt_at,
    last_attempt: lastOf.get(id) ?? null,
  }))
}

/** Sends waiting deliveries to the new address at once; those in progress use it at their next attempt. */
export async function updateRecipients(trx: Db, id: string, url: string, now: Date) {
  const undelivered = trx
    .updateTable('deliveries')
    .where('webhook_id', '=', id)
    .where('claim', 'is', null)
  await undelivered.set({ recipient: url }).where('status', '=', 'paused').execute()
  await undelivered
    .set({ recipient: url, next_attempt_at: now.toISOString() })
    .where('status', '=', 'waiting')
    .execute()
}

/** A webhook may have held or sent many. Each has a row in several indexes and a count: so few delay nobody. */
const maxAtOnce = 1_000

/**
 * Resumes the first deliveries held for webhooks that are not paused, or for one of them, with three days for their
 * attempts. Returns how many there were, and whether these were the last.
 */
export async function sendSomeHeld(db: Db, now: Date, id?: string) {
  const resumed = db
    .selectFrom('webhooks')
    .select('id')
    .where('paused_at', 'is', null)
    .$if(id !== undefined, (webhooks) => webhooks.where('id', '=', id!))
  const held = db
    .selectFrom('deliveries')
    .select('id')
    .where('status', '=', 'paused')
    .where('webhook_id', 'in', resumed)
    .orderBy('created_at')
    .orderBy('id')
    .limit(maxAtOnce)
  const due = { status: 'waiting', next_attempt_at: now.toISOString() } as const
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ ...due, attempt_count: 0, first_attempt_at: null })
    .where('id', 'in', held)
    .executeTakeFirst()
  return { count: Number(numUpdatedRows), isLast: numUpdatedRows < maxAtOnce }
}

/**
 * Also resumes deliveries that were held back at the moment another process resumed their webhook, or whose process died
 * while it resumed them. Returns how many there were.
 */
export async function sendLeftBehind(db: Db, now: Date) {
  for (let total = 0; ; await yieldToRequests()) {
    const { count, isLast } = await sendSomeHeld(db, now)
    total += count
    if (isLast) return total
  }
}

/** Deletes the newest deliveries of a webhook, with their attempts. Returns whether these were the last. */
export async function deleteSomeDeliveries(trx: Db, webhookId: string) {
  const { numDeletedRows } = await trx
    .deleteFrom('deliveries')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('deliveries')
        .select('id')
        .where('webhook_id', '=', webhookId)
        .orderBy('created_at', 'desc')
        .limit(maxAtOnce),
    )
    .executeTakeFirst()
  return numDeletedRows < maxAtOnce
}
