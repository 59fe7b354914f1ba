import type { PageQuery } from '#contract/page.ts'
import type { Webhook } from '#contract/webhook.ts'
import { countRows } from '#server/db/count-rows.ts'
import type { Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { AppError } from '#server/errors.ts'
import { newestDeliveries } from './webhook-deliveries.ts'
import { overlapEnd } from './webhook-secrets.ts'

export async function listWebhooks(db: Db, query: PageQuery, now: Date) {
  const { rows, next } = await pageBy(db.selectFrom('webhooks').selectAll(), 'webhooks', query)
  const total = await countWebhooks(db)
  const of = await newestDeliveries(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: rows.map((row) => asWebhook(row, of.get(row.id) ?? [], now)), total, next }
}

export const countWebhooks = (db: Db) => countRows(db.selectFrom('webhooks'))

export async function readRow(db: Db, id: string) {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no webhook with this id.')
  return row
}

export async function readWebhook(db: Db, id: string, now: Date) {
  const row = await readRow(db, id)
  return asWebhook(row, (await newestDeliveries(db, [id])).get(id) ?? [], now)
}

export function asWebhook(
  row: Tables['webhooks'],
  deliveries: Webhook['deliveries'],
  now: Date,
): Webhook {
  const { id, url, events, failing_since, paused_at, created_at } = row
  return {
    id,
    url,
    events: JSON.parse(events) as Webhook['events'],
    failing_since,
    paused_at,
    previous_secret_until: overlapEnd(row, now),
    created_at,
    deliveries,
  }
}
