import { z } from 'zod'
import { type EventType, webhookPayloads } from '#contract/webhook-payload.ts'

const summaries: Record<EventType, string> = {
  'enquiry.received': 'An enquiry arrived, or was let out of quarantine for the first time',
  'enquiry.changed': 'An enquiry outside the bin was changed',
  'subscriber.confirmed': 'Somebody confirmed their subscription to the newsletter',
  'webhook.test': 'An admin sent a test',
}

const description = `Signed as Standard Webhooks says (https://www.standardwebhooks.com). Verify \`webhook-signature\` over
\`webhook-id.webhook-timestamp.body\` with the secret, refuse timestamps more than five minutes away, and take each
\`webhook-id\` once: a request is repeated with the same one until it is answered with 2xx, for three days.`

const header = (name: string, text: string) => ({
  name,
  in: 'header',
  required: true,
  description: text,
  schema: { type: 'string' },
})

const parameters = [
  header('webhook-id', 'The same at every attempt.'),
  header('webhook-timestamp', 'Seconds since 1970 of this attempt.'),
  header(
    'webhook-signature',
    '`v1,` and the base64 HMAC-SHA256, once per secret: for a day after a rotation up to four, separated by spaces.',
  ),
]

const responses = {
  '2XX': { description: 'Taken; nothing of the body matters' },
  410: { description: 'Gone; this request is not repeated' },
  '4XX': { description: 'Repeated later' },
  '5XX': { description: 'Repeated later' },
}

/** The requests made by this server, for the `webhooks` of its description. */
export const describeWebhooks = (): Record<string, object> =>
  Object.fromEntries(
    Object.entries(webhookPayloads).map(([event, schema]) => [
      event,
      {
        post: {
          operationId: event.replaceAll(/\.(.)/g, (_, letter: string) => letter.toUpperCase()),
          summary: summaries[event as EventType],
          description: description.replaceAll('\n', ' '),
          tags: ['Webhooks'],
          parameters,
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(schema) } },
          },
          responses,
        },
      },
    ]),
  )

function schemaOf(schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema)
  return rest
}
