import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { Channel } from '#server/deliveries/channel.ts'
import { recordWebhookOutcome } from './webhook-outcome.ts'
import { createSendWebhook } from './webhook-sender.ts'

/** Two concurrent attempts per webhook, so that one which hangs does not delay the others. */
export const webhookChannel = (options: {
  database: Database
  env: Env
  now: () => Date
}): Channel => ({
  name: 'webhook',
  maxInFlight: 16,
  maxPerTarget: 2,
  send: createSendWebhook(options),
  afterAttempt: (trx, delivery, { outcome }, now) =>
    recordWebhookOutcome(trx, delivery, outcome, now),
})
