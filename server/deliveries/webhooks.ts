import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { PageQuery } from '#contract/page.ts'
import { maxWebhooks, testEvent } from '#contract/webhook-events.ts'
import type { NewWebhook, Webhook, WebhookChange, WebhookWithSecret } from '#contract/webhook.ts'
import { assertPermission } from '#server/accounts/assert-permission.ts'
import type { AuditAction } from '#contract/audit-actions.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import type { Tables } from '#server/db/tables.ts'
import { DAY, MINUTE } from '#server/durations.ts'
import { AppError } from '#server/errors.ts'
import { bodyOf, webhookDelivery } from './queue-event.ts'
import { newestDeliveries, readWebhookDelivery } from './webhook-deliveries.ts'
import { holdBack } from './webhook-outcome.ts'

const secretOverlapMs = DAY
/** A test that has not arrived by then has failed. */
const testLifetimeMs = 5 * MINUTE

/** Who changes webhooks, and when. */
type Acting = { userId: string; now: Date }

export async function listWebhooks(db: Db, query: PageQuery, now: Date) {
  const { rows, next } = await pageBy(db.selectFrom('webhooks').selectAll(), 'webhooks', query)
  const { total } = await countWebhooks(db)
  const shown = rows.map(async (row) => shownAs(row, await newestDeliveries(db, row.id), now))
  return { rows: await Promise.all(shown), total, next }
}

export function addWebhook(database: Database, wish: NewWebhook, { userId, now }: Acting) {
  return change(database, userId, async (trx): Promise<WebhookWithSecret> => {
    if ((await countWebhooks(trx)).total >= maxWebhooks)
      throw new AppError('too_many_webhooks', `There are ${maxWebhooks} webhooks already.`)
    const row = {
      id: uuidv7({ msecs: now.getTime() }),
      url: wish.url,
      events: JSON.stringify(wish.events),
      secret: newSecret(),
      previous_secret: null,
      previous_secret_until: null,
      failing_since: null,
      paused_at: null,
      created_at: now.toISOString(),
    }
    await trx.insertInto('webhooks').values(row).execute()
    await record(trx, 'webhook.added', row.id, { userId, now })
    return { ...shownAs(row, [], now), secret: row.secret }
  })
}

export function changeWebhook(
  database: Database,
  id: string,
  { url, events, paused }: WebhookChange,
  { userId, now }: Acting,
) {
  return change(database, userId, async (trx) => {
    const before = await readRow(trx, id)
    const moved = url !== undefined && url !== before.url
    const values = {
      // Another address has not failed yet.
      ...(moved && { url, ...(!before.paused_at && { failing_since: null }) }),
      ...(events !== undefined && { events: JSON.stringify(events) }),
      // A failure that staff have seen is over: only the next one counts.
      ...(paused !== undefined && {
        paused_at: paused ? (before.paused_at ?? now.toISOString()) : null,
        ...(!(paused && before.paused_at) && { failing_since: null }),
      }),
    }
    if (Object.keys(values).length > 0)
      await trx.updateTable('webhooks').set(values).where('id', '=', id).execute()
    if (moved) await redirect(trx, id, url, now)
    if (paused === true) await holdBack(trx, id)
    if (paused === false) await sendAgain(trx, id, now)
    const changed = Object.entries({ url, events, paused }).filter(
      ([, value]) => value !== undefined,
    )
    await record(
      trx,
      'webhook.changed',
      id,
      { userId, now },
      { fields: changed.map(([name]) => name) },
    )
    return readWebhook(trx, id, now)
  })
}

export function rotateSecret(database: Database, id: string, { userId, now }: Acting) {
  return change(database, userId, async (trx): Promise<WebhookWithSecret> => {
    const { secret: previous_secret } = await readRow(trx, id)
    const secret = newSecret()
    const previous_secret_until = new Date(now.getTime() + secretOverlapMs).toISOString()
    await trx
      .updateTable('webhooks')
      .set({ secret, previous_secret, previous_secret_until })
      .where('id', '=', id)
      .execute()
    await record(trx, 'webhook.secret_rotated', id, { userId, now })
    return { ...(await readWebhook(trx, id, now)), secret }
  })
}

/** Queues a signed event that says nothing, for this webhook alone and also while it is paused. */
export function testWebhook(database: Database, id: string, { userId, now }: Acting) {
  return change(database, userId, async (trx) => {
    const webhook = await readRow(trx, id)
    const row = {
      ...webhookDelivery(testEvent, webhook, bodyOf(testEvent, { webhook_id: id }, now), null, now),
      expires_at: new Date(now.getTime() + testLifetimeMs).toISOString(),
    }
    await trx.insertInto('deliveries').values(row).execute()
    await record(trx, 'webhook.tested', id, { userId, now })
    return readWebhookDelivery(trx, row.id)
  })
}

export function deleteWebhook(database: Database, id: string, { userId, now }: Acting) {
  return change(database, userId, async (trx) => {
    await readRow(trx, id)
    await trx.deleteFrom('webhooks').where('id', '=', id).execute()
    await record(trx, 'webhook.deleted', id, { userId, now })
  })
}

const record = (trx: Db, action: AuditAction, subject: string, by: Acting, data = {}) =>
  recordAudit(trx, { action, by: by.userId, subject, data }, by.now)

function change<Result>(
  { db, dialect }: Database,
  actorId: string,
  work: (trx: Db) => Promise<Result>,
) {
  return db.transaction().execute(async (trx) => {
    await assertPermission(trx, dialect, actorId, 'webhook.manage')
    return work(trx)
  })
}

/** Standard Webhooks: 24 to 64 random bytes. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

async function countWebhooks(db: Db) {
  const { count } = await db
    .selectFrom('webhooks')
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return { total: Number(count) }
}

async function readRow(db: Db, id: string) {
  const row = await db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no webhook with this id.')
  return row
}

const readWebhook = async (db: Db, id: string, now: Date) =>
  shownAs(await readRow(db, id), await newestDeliveries(db, id), now)

/** What waits goes to the new address, at once; what is on its way just now does so when it is tried again. */
async function redirect(trx: Db, id: string, url: string, now: Date) {
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

/** Whatever was kept back begins anew, with its three days before it. */
async function sendAgain(trx: Db, id: string, now: Date) {
  const due = { status: 'waiting', next_attempt_at: now.toISOString() } as const
  await trx
    .updateTable('deliveries')
    .set({ ...due, attempt_count: 0, first_attempt_at: null })
    .where('webhook_id', '=', id)
    .where('status', '=', 'paused')
    .execute()
}

function shownAs(row: Tables['webhooks'], deliveries: Webhook['deliveries'], now: Date): Webhook {
  const { id, url, events, failing_since, paused_at, previous_secret_until, created_at } = row
  const overlaps = previous_secret_until !== null && previous_secret_until > now.toISOString()
  return {
    id,
    url,
    events: JSON.parse(events) as Webhook['events'],
    failing_since,
    paused_at,
    previous_secret_until: overlaps ? previous_secret_until : null,
    created_at,
    deliveries,
  }
}
