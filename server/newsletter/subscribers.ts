import { v7 as uuidv7 } from 'uuid'
import { newsletterConsents } from '#contract/consent.ts'
import type { NewSubscription } from '#contract/newsletter.ts'
import type { PageQuery } from '#contract/page.ts'
import type { Db } from '#server/db/database.ts'
import { pageBy } from '#server/db/paging.ts'
import { readTallies } from '#server/db/tallies.ts'
import type { Sender } from '#server/http/sender.ts'

/** Stores the address as not yet confirmed. The first record of a known address stays as it is. */
export async function subscribe(db: Db, input: NewSubscription, sender: Sender, now: Date) {
  const shown = newsletterConsents.find(({ version }) => version === input.consentVersion)
  await db
    .insertInto('newsletter_subscribers')
    .values({
      id: uuidv7({ msecs: now.getTime() }),
      email: input.email,
      created_at: now.toISOString(),
      confirmed_at: null,
      consent_version: shown?.version ?? null,
      consent_text: shown?.text ?? null,
      page_path: sender.page,
      ip: sender.ip,
      user_agent: sender.userAgent,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}

/** Newest first. */
export async function listSubscribers(db: Db, query: PageQuery) {
  const [page, total] = await Promise.all([
    pageBy(db.selectFrom('newsletter_subscribers').selectAll(), 'newsletter_subscribers', query),
    readTallies(db, ['newsletter_subscribers']),
  ])
  return { ...page, total }
}
