import { v7 as uuidv7 } from 'uuid'
import { maxWebhooks, testEvent } from '#contract/webhook-events.ts'
import type { NewWebhook, WebhookChange, WebhookWithSecret } from '#contract/webhook.ts'
import { changeAs } from '#server/accounts/change-as.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Database, Db } from '#server/db/database.ts'
import { forNoKeyUpdate, lockKey } from '#server/db/dialect.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'
import { runLongWorkPart } from '#server/scheduling/event-loop-turns.ts'
import { bodyOf, webhookDelivery } from './queue-event.ts'
import { countWebhooks, readRow, readWebhook, asWebhook } from './read-webhooks.ts'
import {
  deleteSomeDeliveries,
  readWebhookDelivery,
  sendSomeHeld,
  updateRecipients,
} from './webhook-deliveries.ts'
import { holdBack } from './webhook-outcome.ts'
import { newSecret, rotated } from './webhook-secrets.ts'

/** A test that is not delivered by then has failed. */
const testLifetimeMs = 5 * MINUTE
/** Less than a call may take. */
const maxDeletionMs = 8 * SECOND

export function addWebhook(database: Database, wish: NewWebhook, userId: string, now: Date) {
  return changeWebhooks(database, userId, async (trx): Promise<WebhookWithSecret> => {
    if ((await countWebhooks(trx)) >= maxWebhooks)
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
    await recordAudit(trx, { action: 'webhook.added', by: userId, subject: row.id }, now)
    return { ...asWebhook(row, [], now), secret: row.secret }
  })
}

export async function changeWebhook(
  database: Database,
  id: string,
  { url, events, paused }: WebhookChange,
  userId: string,
  now: Date,
) {
  const changed = await changeWebhooks(database, userId, async (trx) => {
    const before = await readRow(trx, id)
    const moved = url !== undefined && url !== before.url
    const values = {
      // A new address has not failed yet.
      ...(moved && { url, ...(!before.paused_at && { failing_since: null }) }),
      ...(events !== undefined && { events: JSON.stringify(events) }),
      // Pausing or resuming acknowledges the failure: only later ones count.
      ...(paused !== undefined && {
        paused_at: paused ? (before.paused_at ?? now.toISOString()) : null,
        ...(!(paused && before.paused_at) && { failing_since: null }),
      }),
    }
    if (Object.keys(values).length > 0)
      await trx.updateTable('webhooks').set(values).where('id', '=', id).execute()
    if (moved) await updateRecipients(trx, id, url, now)
    if (paused === true) await holdBack(trx, id)
    const isAllSent = paused !== false || (await sendSomeHeld(trx, now, id)).isLast
    const fields = Object.entries({ url, events, paused }).filter(
      ([, value]) => value !== undefined,
    )
    const after = await readWebhook(trx, id, now)
    const data = { fields: fields.map(([name]) => name) }
    await recordAudit(trx, { action: 'webhook.changed', by: userId, subject: id, data }, now)
    return { after, isAllSent }
  })
  // If the process dies here, the next clean-up sends the rest.
  for (let { isAllSent } = changed; !isAllSent;)
    isAllSent = await runLongWorkPart(() =>
      changeWebhooks(database, userId, async (trx) => (await sendSomeHeld(trx, now, id)).isLast),
    )
  return changed.after
}

export function rotateSecret(database: Database, id: string, userId: string, now: Date) {
  return changeWebhooks(database, userId, async (trx): Promise<WebhookWithSecret> => {
    const secrets = rotated(await readRow(trx, id), now)
    await trx.updateTable('webhooks').set(secrets).where('id', '=', id).execute()
    const after = await readWebhook(trx, id, now)
    await recordAudit(trx, { action: 'webhook.secret_rotated', by: userId, subject: id }, now)
    return { ...after, secret: secrets.secret }
  })
}

/** Queues a signed event without data, only for this webhook and even while it is paused. */
export function testWebhook(database: Database, id: string, userId: string, now: Date) {
  return changeWebhooks(database, userId, async (trx) => {
    const webhook = await readRow(trx, id)
    const body = bodyOf(testEvent, { webhook_id: id }, now)
    const row = {
      ...webhookDelivery(webhook, { kind: testEvent, body, subjectId: null }, now),
      expires_at: new Date(now.getTime() + testLifetimeMs).toISOString(),
    }
    await trx.insertInto('deliveries').values(row).execute()
    const delivery = await readWebhookDelivery(trx, row.id)
    await recordAudit(trx, { action: 'webhook.tested', by: userId, subject: id }, now)
    return delivery
  })
}

/** One with many deliveries takes several transactions. A repeated call continues where one ended. */
export async function deleteWebhook(database: Database, id: string, userId: string, now: Date) {
  const deadline = performance.now() + maxDeletionMs
  for (let isDeleted = false; !isDeleted;)
    isDeleted = await runLongWorkPart(() => {
      if (performance.now() > deadline) throw tooMuchToDelete()
      return changeWebhooks(database, userId, (trx) => deleteSome(trx, database, id, userId, now))
    })
}

async function deleteSome(trx: Db, { dialect }: Database, id: string, userId: string, now: Date) {
  await readRow(trx, id)
  // Before its deliveries, as when an attempt is recorded.
  const webhook = trx.selectFrom('webhooks').select('id').where('id', '=', id)
  await forNoKeyUpdate(webhook, dialect).execute()
  if (!(await deleteSomeDeliveries(trx, id))) return false
  await trx.deleteFrom('webhooks').where('id', '=', id).execute()
  await recordAudit(trx, { action: 'webhook.deleted', by: userId, subject: id }, now)
  return true
}

const tooMuchToDelete = () =>
  new AppError(
    'busy',
    'It has too many deliveries to delete at once. Delete it again to continue.',
    {
      retryAfter: 1,
    },
  )

/** Serializes changes to webhooks, so that the count is right and no new secret is lost. */
const changeWebhooks = <Result>(
  database: Database,
  actorId: string,
  work: (trx: Db) => Promise<Result>,
) =>
  changeAs(database, actorId, 'webhook.manage', async (trx) => {
    await lockKey(trx, database.dialect, 'webhooks')
    return work(trx)
  })
