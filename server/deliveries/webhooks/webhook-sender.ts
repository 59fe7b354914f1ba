import { Webhook } from 'standardwebhooks'
import { SECOND } from '#contract/durations.ts'
import type { Database } from '#server/db/database.ts'
import type { Env } from '#server/env.ts'
import type { Attempt } from '#server/deliveries/channel.ts'
import { boundedPost, type PostAnswer } from '#server/outbound/bounded-post.ts'
import { type Lookup, RefusedTarget } from '#server/outbound/public-address.ts'
import { signingSecrets } from './webhook-secrets.ts'

type Options = {
  database: Database
  env: Pick<Env, 'WEBHOOK_PRIVATE_TARGETS'>
  now: () => Date
  lookup?: Lookup
  timeoutMs?: number
}

type Delivery = { webhook_id: string | null; message_id: string; data: string }

/** Sends deliveries of the channel `webhook`, with the webhook's current address and secrets. */
export function createSendWebhook({ database: { db }, env, now, ...bounds }: Options) {
  const allowPrivate = env.WEBHOOK_PRIVATE_TARGETS === 'on'
  return async ({ webhook_id, message_id, data }: Delivery): Promise<Attempt> => {
    const webhook = await db
      .selectFrom('webhooks')
      .selectAll()
      .where('id', '=', webhook_id)
      .executeTakeFirst()
    if (!webhook) return { outcome: 'refused', answer: 'The webhook was deleted.', untried: true }
    const sentAt = now()
    const headers = signedHeaders(signingSecrets(webhook, sentAt), message_id, data, sentAt)
    try {
      const post = { url: webhook.url, body: data, headers, allowPrivate, ...bounds }
      return judge(await boundedPost(post))
    } catch (error) {
      if (error instanceof RefusedTarget)
        return { outcome: 'refused', answer: error.message, untried: true }
      return { outcome: 'deferred', answer: messageOf(error), unreachable: true }
    }
  }
}

/** Standard Webhooks: one signature per secret. */
const signedHeaders = (secrets: string[], id: string, body: string, now: Date) => ({
  'webhook-id': id,
  'webhook-timestamp': `${Math.floor(now.getTime() / SECOND)}`,
  'webhook-signature': secrets.map((each) => new Webhook(each).sign(id, now, body)).join(' '),
})

const redirects = new Set([301, 302, 303, 307, 308])

/** Only a receiver that will never accept it refuses for good; faults that its operator can fix are retried. */
function judge({ status, location, text }: PostAnswer): Attempt {
  const answer = `${status} ${text}`.trim()
  if (status >= 200 && status < 300) return { outcome: 'sent', answer }
  if (status === 410) return { outcome: 'refused', answer: `The address is gone: ${answer}` }
  if (redirects.has(status))
    return {
      outcome: 'refused',
      answer: `${status}: redirects are not followed. Enter the address itself: ${location ?? ''}`,
    }
  return { outcome: 'deferred', answer, unreachable: status === 429 || status >= 500 }
}

function messageOf(error: unknown): string {
  // A name with several addresses fails with one error for each.
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
