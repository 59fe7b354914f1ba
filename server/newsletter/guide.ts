import { shownNewsletterConsent } from '#contract/consent.ts'
import type { GuideRequest } from '#contract/newsletter.ts'
import { lockKey } from '#server/db/dialect.ts'
import type { Sender } from '#server/http/sender.ts'
import type { NewsletterDeps } from './deps.ts'
import { mayMail, consumeMailboxLimit } from './mail-cap.ts'
import { queueNewsletterMail } from './queue-newsletter-mail.ts'
import { subscribe } from './subscribe.ts'
import { dummyWrite } from './dummy-write.ts'

/** Queues the mail with the PDF's link, and subscribes the address only if the box was ticked. */
export async function requestGuide(
  deps: NewsletterDeps,
  title: string,
  input: GuideRequest,
  sender: Sender,
  now: Date,
) {
  const { database, linkKey } = deps
  const { email: to, slug: subjectId } = input
  const kind = 'resource_guide'
  const reachable = await consumeMailboxLimit(deps, kind, to)
  const confirmable =
    input.subscribe && (await consumeMailboxLimit(deps, 'newsletter_confirmation', to))
  await database.db.transaction().execute(async (trx) => {
    await lockKey(trx, database.dialect, `${kind} ${to}`)
    const article = { path: `/resources/${subjectId}` }
    const data = { title, link: { path: `${article.path}.pdf` }, article }
    const mayMailGuide = await mayMail(trx, { kind, to, subjectId }, now)
    if (reachable && mayMailGuide)
      await queueNewsletterMail(trx, linkKey, { kind, to, subjectId, data }, now)
    else await dummyWrite(trx, linkKey, now)
    const shown = shownNewsletterConsent(input.consentVersion)
    if (input.subscribe)
      await subscribe(trx, deps, { email: to, shown, sender, reachable: confirmable }, now)
  })
}
