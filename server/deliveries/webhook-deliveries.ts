import type { WebhookDelivery } from '#contract/webhook.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

const shownOfEach = 5

/** The newest deliveries of one webhook, each with its last attempt. */
export async function newestDeliveries(db: Db, webhookId: string): Promise<WebhookDelivery[]> {
  const rows = await db
    .selectFrom('deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(shownOfEach)
    .execute()
  return withLastAttempts(db, rows)
}

export async function readWebhookDelivery(db: Db, id: string) {
  const rows = await db.selectFrom('deliveries').selectAll().where('id', '=', id).execute()
  const [delivery] = await withLastAttempts(db, rows)
  if (!delivery) throw new Error(`no delivery ${id}`)
  return delivery
}

async function withLastAttempts(db: Db, rows: Tables['deliveries'][]): Promise<WebhookDelivery[]> {
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
