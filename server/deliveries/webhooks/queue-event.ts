import type { WebhookEvent } from '#contract/webhook-events.ts'
import { type EventData, type EventType, webhookPayloads } from '#contract/webhook-payload.ts'
import type { Db } from '#server/db/database.ts'
import { keepForReferences } from '#server/db/dialect.ts'
import { DAY } from '#contract/durations.ts'
import { deliveryOf } from '#server/deliveries/queue.ts'

/** How long events are kept for a paused webhook. */
const keptWhilePausedMs = 30 * DAY

type Occurrence<Event extends WebhookEvent> = {
  event: Event
  data: EventData[Event]
  subjectId: string
  /** Whether webhooks are told of it at most once per subject. */
  once?: boolean
}

export type Listener = { id: string; url: string; paused_at: string | null }

/**
 * Writes one delivery for each webhook that subscribes to the event, except those named. Like `queueMails`, must be
 * called in the transaction of the change it reports. Returns the webhooks it was queued for.
 */
export async function queueEvent<Event extends WebhookEvent>(
  trx: Db,
  { except = [], ...occurrence }: Occurrence<Event> & { except?: string[] },
  now: Date,
): Promise<string[]> {
  const listeners = await listenersTo(trx, occurrence.event, now)
  const wanting = listeners.filter(({ id }) => !except.includes(id))
  if (wanting.length === 0) return []
  const written = await trx
    .insertInto('deliveries')
    .values(eventRows(wanting, occurrence, now))
    .onConflict((conflict) => conflict.column('dedupe_key').doNothing())
    .returning('webhook_id')
    .execute()
  return written.flatMap(({ webhook_id }) => webhook_id ?? [])
}

/** The webhooks that subscribe to an event. In a transaction they cannot be deleted before it ends. */
export async function listenersTo(db: Db, event: WebhookEvent, now: Date): Promise<Listener[]> {
  const all = db.selectFrom('webhooks').select(['id', 'url', 'events', 'paused_at'])
  const webhooks = await keepForReferences(all, db).execute()
  const keptSince = new Date(now.getTime() - keptWhilePausedMs).toISOString()
  return webhooks.filter(
    ({ events, paused_at }) =>
      (JSON.parse(events) as string[]).includes(event) &&
      (paused_at === null || paused_at > keptSince),
  )
}

/** The rows only, for callers that insert into several tables in one statement. */
export function eventRows<Event extends WebhookEvent>(
  listeners: Listener[],
  { event, data, subjectId, once }: Occurrence<Event>,
  now: Date,
) {
  if (listeners.length === 0) return []
  const body = bodyOf(event, data, now)
  return listeners.map((webhook) => ({
    ...webhookDelivery(webhook, { kind: event, body, subjectId }, now),
    ...(webhook.paused_at !== null && { status: 'paused' as const, next_attempt_at: null }),
    dedupe_key: once ? `${event} ${subjectId} ${webhook.id}` : null,
  }))
}

/** Fixed when the row is written. Fields not in the schema are dropped. */
export function bodyOf<Type extends EventType>(type: Type, data: EventData[Type], now: Date) {
  const payload = { type, version: 1, timestamp: now.toISOString(), data }
  return JSON.stringify(webhookPayloads[type].parse(payload))
}

export function webhookDelivery(
  webhook: { id: string; url: string },
  { kind, body, subjectId }: { kind: EventType; body: string; subjectId: string | null },
  now: Date,
) {
  return {
    ...deliveryOf({ channel: 'webhook', kind, subjectId }, now),
    recipient: webhook.url,
    webhook_id: webhook.id,
    reply_to: null,
    data: body,
    dedupe_key: null as string | null,
    expires_at: null as string | null,
  }
}
