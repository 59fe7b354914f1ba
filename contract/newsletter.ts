import { z } from 'zod'
import { Email } from './account.ts'
import { newsletterConsents } from './consent.ts'
import { maxEmailLength } from './options.ts'
import { PageQuery, unknownParameters } from './page.ts'
import { subscriberStates } from './subscriber-state.ts'
import { isStorable, unstorable } from './text.ts'

/** Which of `newsletterConsents` was shown; absent when no form was. */
const ConsentVersion = z
  .string()
  .nullish()
  .transform(
    (claimed) => newsletterConsents.find(({ version }) => version === claimed)?.version ?? null,
  )

/** What the newsletter block sends. */
export const NewSubscription = z.object({ email: Email, consentVersion: ConsentVersion })
export type NewSubscription = z.infer<typeof NewSubscription>

/** What "Send me the guide" sends. */
export const GuideRequest = z.object({
  email: Email,
  /** The slug of the resource. */
  slug: z.string().max(200),
  /** Whether the box was ticked that also subscribes to the newsletter. */
  subscribe: z.boolean().default(false),
  consentVersion: ConsentVersion,
})
export type GuideRequest = z.infer<typeof GuideRequest>

/** The same for new and for known addresses. */
export const SubscriptionReceipt = z.object({ email: z.string() })
export type SubscriptionReceipt = z.infer<typeof SubscriptionReceipt>

/** The token of a mailed link. */
export const MailedToken = z.string().max(200)

export const LinkAnswer = z.object({ state: z.enum(['confirmed', 'unsubscribed']) })

const text = z.string().nullable()
const time = z.iso.datetime().nullable()

/** A row of newsletter_subscribers, as staff see it. */
export const NewsletterSubscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.iso.datetime(),
  /** When the subscriber confirmed. Nothing is sent before. */
  confirmed_at: time,
  unsubscribed_at: time,
  consent_version: text,
  consent_text: text,
  page_path: text,
  ip: z.string(),
  user_agent: text,
})
export type NewsletterSubscriber = z.infer<typeof NewsletterSubscriber>

const filters = {
  state: z.enum(subscriberStates).optional(),
  q: z
    .string()
    .max(maxEmailLength)
    .trim()
    .toLowerCase()
    .refine(isStorable, unstorable)
    .optional()
    .meta({ description: 'A part of the address.' }),
}

export const SubscribersQuery = PageQuery.extend(filters)
export type SubscribersQuery = z.infer<typeof SubscribersQuery>

export const SubscriberExportQuery = z.strictObject(
  { format: z.enum(['csv', 'json']), ...filters },
  unknownParameters,
)
export type SubscriberExportQuery = z.infer<typeof SubscriberExportQuery>
