import type { WebhookEvent } from '#contract/webhook-events.ts'

export const eventWords: Record<WebhookEvent, string> = {
  'enquiry.received': 'New enquiries',
  'enquiry.changed': 'Changed enquiries',
  'subscriber.confirmed': 'Confirmed subscribers',
}
