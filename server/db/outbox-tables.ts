import type { AttemptOutcome, DeliveryStatus } from '#contract/delivery.ts'

/** The part of the schema that server/deliveries/ works with. */
export type OutboxTables = {
  deliveries: Deliveries
  delivery_attempts: DeliveryAttempts
  webhooks: Webhooks
}

/** The outbox: mails and webhook events, written in the transaction of the change that causes them. */
type Deliveries = {
  id: string
  channel: 'mail' | 'webhook'
  /** A MailKind of contract, or the event. */
  kind: string
  subject_id: string | null
  /** An address, or the webhook's; empty while NOTIFY_EMAIL is not set. */
  recipient: string
  webhook_id: string | null
  reply_to: string | null
  /** JSON of the template's data, or the webhook's body as it will be signed. */
  data: string
  /** Message-ID or webhook-id: the same at every attempt, so that the receiver can ignore duplicates. */
  message_id: string
  /** Unique for messages that may be queued only once. */
  dedupe_key: string | null
  status: DeliveryStatus
  /** Since it was queued or last resent. */
  attempt_count: number
  first_attempt_at: string | null
  /** When it is due; during an attempt, when the claim expires. Null when no more attempts follow. */
  next_attempt_at: string | null
  /** When it is no longer worth sending. */
  expires_at: string | null
  /** The process that is sending it. */
  claim: string | null
  sent_at: string | null
  created_at: string
}

type DeliveryAttempts = {
  id: string
  delivery_id: string
  at: string
  outcome: AttemptOutcome
  answer: string
}

type Webhooks = {
  id: string
  url: string
  /** JSON list. */
  events: string
  secret: string
  /** Up to three, separated by spaces, which also sign until `previous_secret_until`. */
  previous_secret: string | null
  previous_secret_until: string | null
  failing_since: string | null
  paused_at: string | null
  created_at: string
}
