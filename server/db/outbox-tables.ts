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
  /** JSON of what the template needs, or the webhook's body as it will be signed. */
  data: string
  /** Message-ID or webhook-id: the same at every attempt, so that a repeat collapses at the far end. */
  message_id: string
  /** A message that may be queued only once has the same key each time. */
  dedupe_key: string | null
  status: DeliveryStatus
  /** Since it was queued or last sent again. */
  attempt_count: number
  first_attempt_at: string | null
  /** When it is due; while it is being sent, when the claim expires. Null when nothing will be tried. */
  next_attempt_at: string | null
  /** When it is no longer worth sending. */
  expires_at: string | null
  /** The process that sends it now. */
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
  /** Signs beside the new one until `previous_secret_until`. */
  previous_secret: string | null
  previous_secret_until: string | null
  failing_since: string | null
  paused_at: string | null
  created_at: string
}
