import { z } from 'zod'
import { Email } from './account.ts'
import { newsletterConsents } from './consent.ts'

/** What the newsletter block sends. */
export const NewSubscription = z.object({
  email: Email,
  /** Which of `newsletterConsents` stood beside the button; absent when no form was shown. */
  consentVersion: z
    .string()
    .nullish()
    .transform(
      (claimed) => newsletterConsents.find(({ version }) => version === claimed)?.version ?? null,
    ),
})
export type NewSubscription = z.infer<typeof NewSubscription>

/** The same for an address that is new and one that is known. */
export const SubscriptionReceipt = z.object({ email: z.string() })
export type SubscriptionReceipt = z.infer<typeof SubscriptionReceipt>

const text = z.string().nullable()

/** A row of newsletter_subscribers as staff read it. */
export const NewsletterSubscriber = z.object({
  id: z.uuid(),
  email: z.string(),
  created_at: z.iso.datetime(),
  /** When its owner confirmed it. Nothing is sent before. */
  confirmed_at: z.iso.datetime().nullable(),
  consent_version: text,
  consent_text: text,
  page_path: text,
  ip: z.string(),
  user_agent: text,
})
export type NewsletterSubscriber = z.infer<typeof NewsletterSubscriber>
