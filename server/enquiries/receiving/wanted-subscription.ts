import { Email } from '#contract/account.ts'
import { shownMarketingConsent } from '#contract/consent.ts'
import type { NewEnquiry } from '#contract/enquiry.ts'
import { tryConsume } from '#server/http/limits/try-consume.ts'
import type { Sender } from '#server/http/sender.ts'
import type { NewsletterDeps } from '#server/newsletter/deps.ts'
import { consumeMailboxLimit } from '#server/newsletter/mail-cap.ts'
import type { Subscription } from '#server/newsletter/subscribe.ts'

/**
 * What to subscribe with a visitor's enquiry who ticked the box for guides: like anybody, only once they confirm, and
 * within the limits of the newsletter form. Beyond them the enquiry arrives, and no mail goes out.
 */
export async function wantedSubscription(
  newsletter: NewsletterDeps,
  input: NewEnquiry,
  sender: Sender,
): Promise<Subscription | null> {
  const email = input.marketingConsent ? Email.safeParse(input.email).data : undefined
  if (!email) return null
  return {
    email,
    shown: shownMarketingConsent(input.consentVersion),
    sender,
    reachable:
      (await tryConsume(newsletter.limits.subscriptions, sender.client)) &&
      (await consumeMailboxLimit(newsletter, 'newsletter_confirmation', email)),
  }
}
