import { Email } from '#contract/account.ts'
import { shownMarketingConsent } from '#contract/consent.ts'
import type { Db } from '#server/db/database.ts'
import type { NewsletterDeps } from '#server/newsletter/deps.ts'
import { consumeMailboxLimit } from '#server/newsletter/mail-cap.ts'
import { subscribe, type Subscription } from '#server/newsletter/subscribe.ts'

/**
 * Called before the transaction that releases these enquiries, because of the limits that it consumes. In that
 * transaction the returned function asks the visitor of a released enquiry to confirm.
 */
export type AskForGuides = (ids: string[]) => Promise<Ask>
export type Ask = (trx: Db, id: string, now: Date) => Promise<void>

/**
 * Asks visitors whose enquiry is released and who ticked its box for guides to confirm, as an enquiry does that arrives
 * outside of quarantine (receiving/wanted-subscription.ts). Only if they have not been asked since they wrote.
 */
export const askForGuides =
  (newsletter: NewsletterDeps): AskForGuides =>
  async (ids) => {
    const wanted = await wantedSubscriptions(newsletter, ids)
    return async (trx, id, now) => {
      const subscription = wanted.get(id)
      if (subscription) await subscribe(trx, newsletter, subscription, now)
    }
  }

async function wantedSubscriptions(newsletter: NewsletterDeps, ids: string[]) {
  const { db } = newsletter.database
  const rows = await db
    .selectFrom('contact_submissions')
    .innerJoin('consents', 'consents.submission_id', 'contact_submissions.id')
    .select(['contact_submissions.id', 'email', 'created_at'])
    .select(['consents.version', 'consents.page_path', 'ip', 'user_agent'])
    .where('contact_submissions.id', 'in', ids)
    .where('quarantined', '=', 1)
    .where('consents.marketing', '=', 1)
    .execute()
  const wanted = new Map<string, Subscription>()
  for (const {
    id,
    created_at,
    version,
    page_path: page,
    ip,
    user_agent: userAgent,
    ...row
  } of rows) {
    const email = Email.safeParse(row.email).data
    if (!email || (await wasAsked(db, email, created_at))) continue
    wanted.set(id, {
      email,
      shown: shownMarketingConsent(version),
      sender: { page, ip, userAgent },
      reachable: await consumeMailboxLimit(newsletter, 'newsletter_confirmation', email),
    })
  }
  return wanted
}

const wasAsked = async (db: Db, email: string, since: string) =>
  (await db
    .selectFrom('deliveries')
    .select('id')
    .where('recipient', '=', email)
    .where('kind', '=', 'newsletter_confirmation')
    .where('created_at', '>=', since)
    .limit(1)
    .executeTakeFirst()) !== undefined
