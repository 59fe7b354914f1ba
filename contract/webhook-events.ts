/** The events of webhooks. No zod here: the settings screen loads this file. */
export const webhookEvents = [
  'enquiry.received',
  'enquiry.changed',
  'subscriber.confirmed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** Sent only when an admin asks for it. */
export const testEvent = 'webhook.test'

export const maxWebhookUrlLength = 2000
export const maxWebhooks = 20
