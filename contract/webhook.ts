import { z } from 'zod'
import { changesNothing, changesSomething } from './changes-something.ts'
import { DeliveryAttempt, deliveryStatuses } from './delivery.ts'
import { tooLong } from './text.ts'
import { maxWebhookUrlLength, webhookEvents } from './webhook-events.ts'

const WebhookUrl = z
  .string()
  .max(maxWebhookUrlLength, {
    error: tooLong(maxWebhookUrlLength),
    abort: true,
  })
  .trim()
  .refine((text) => /^https?:\/\//i.test(text) && URL.canParse(text), {
    error: 'must be a web address that begins with https:// or http://',
    abort: true,
  })
  .transform((text) => new URL(text))
  .refine(({ username, password }) => !username && !password, {
    error: 'must not contain a user or password: every request is signed instead',
  })
  .transform((url) => url.href)
  .refine((href) => href.length <= maxWebhookUrlLength, {
    error: tooLong(maxWebhookUrlLength),
  })

const WebhookEvents = z
  .array(z.enum(webhookEvents, `must be one of: ${webhookEvents.join(', ')}`))
  .min(1, 'must name at least one event')
  .max(webhookEvents.length, 'names an event twice')
  .refine((events) => new Set(events).size === events.length, 'names an event twice')

export const NewWebhook = z.object({ url: WebhookUrl, events: WebhookEvents })
export type NewWebhook = z.infer<typeof NewWebhook>

export const WebhookChange = z
  .object({
    url: WebhookUrl.optional(),
    events: WebhookEvents.optional(),
    paused: z.boolean().optional().meta({
      description: 'While paused, events are kept for 30 days. `false` sends them.',
    }),
  })
  .refine(changesSomething, changesNothing)
export type WebhookChange = z.infer<typeof WebhookChange>

export const WebhookDelivery = z.object({
  id: z.uuid(),
  event: z.string(),
  status: z.enum(deliveryStatuses),
  created_at: z.iso.datetime(),
  next_attempt_at: z.iso.datetime().nullable(),
  last_attempt: DeliveryAttempt.nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const Webhook = z.object({
  id: z.uuid(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  /** The first failure since the last accepted delivery, if any. */
  failing_since: z.iso.datetime().nullable(),
  /** With `failing_since` set: paused automatically, after three days of failure. */
  paused_at: z.iso.datetime().nullable(),
  /** Until when previous secrets also sign. */
  previous_secret_until: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  /** The newest five. */
  deliveries: z.array(WebhookDelivery),
})
export type Webhook = z.infer<typeof Webhook>

export const WebhookWithSecret = Webhook.extend({
  secret: z.string().meta({ description: 'Shown in this answer only.' }),
})
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>
