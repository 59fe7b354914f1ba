import { z } from 'zod'
import { ContactSubmission } from './enquiry.ts'
import { testEvent, type WebhookEvent } from './webhook-events.ts'

/** Fields may be added within a version. A breaking change is a new version. */
const version = z.literal(1)

/**
 * Fields are listed one by one, so that a new field of the record is not sent by accident. The reason for quarantine
 * and the consent with the visitor's IP address are not sent.
 */
const Enquiry = ContactSubmission.pick({
  id: true,
  name: true,
  email: true,
  company: true,
  website: true,
  revenue_range: true,
  primary_need: true,
  message: true,
  created_at: true,
  utm_source: true,
  utm_medium: true,
  utm_campaign: true,
  utm_content: true,
  utm_term: true,
  gclid: true,
  fbclid: true,
  referrer: true,
  page_path: true,
  origin: true,
  first_touch: true,
  quarantined: true,
  version: true,
  stage: true,
  answered_at: true,
  due_at: true,
}).extend({
  /** The owner among the staff; null without one. */
  owner_email: z.string().nullable(),
})

const Subscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  page_path: z.string().nullable(),
  confirmed_at: z.iso.datetime(),
})

const payload = <Type extends WebhookEvent | typeof testEvent, Data extends z.ZodType>(
  type: Type,
  data: Data,
) =>
  z.object({
    type: z.literal(type),
    version,
    /** When it happened; `webhook-timestamp` says when it was sent. */
    timestamp: z.iso.datetime(),
    data,
  })

/** The body of every webhook, by its event. */
export const webhookPayloads = {
  'enquiry.received': payload('enquiry.received', z.object({ enquiry: Enquiry })),
  'enquiry.changed': payload('enquiry.changed', z.object({ enquiry: Enquiry })),
  'subscriber.confirmed': payload('subscriber.confirmed', z.object({ subscriber: Subscriber })),
  [testEvent]: payload(testEvent, z.object({ webhook_id: z.uuid() })),
}

export type EventType = keyof typeof webhookPayloads
export type EventData = {
  [Type in EventType]: z.infer<(typeof webhookPayloads)[Type]>['data']
}
