import { AppError } from '#server/errors.ts'
import { findToken, idInToken } from '#server/deliveries/mail/one-time-tokens.ts'
import { subscriberState } from '#contract/subscriber-state.ts'
import type { Db } from '#server/db/database.ts'
import { queueEvent } from '#server/deliveries/webhooks/queue-event.ts'
import { cancelConfirmations } from './cancel-confirmations.ts'
import type { NewsletterDeps } from './deps.ts'
import { dropPendingConsents, pendingConsent, pendingConsentsOf } from './pending-consents.ts'
import type { Consent } from './subscribe.ts'
import { liftSuppression } from './suppression.ts'

const purpose = 'newsletter_confirm'

/**
 * Confirms the address that a link was mailed to. Repeating it gives the same answer while the link is valid, because
 * people click twice. It does not resubscribe somebody who has unsubscribed since; whoever asked for it afterwards gets
 * the consent of that request.
 */
export async function confirmSubscription(deps: NewsletterDeps, token: string, now: Date) {
  const { database, linkKey } = deps
  const { db } = database
  const tokenId = idInToken(linkKey, purpose, token)
  if (tokenId === null) throw linkExpired()
  // Used again, which nothing limits, it takes no transaction: enquiries wait for every one before theirs.
  const id = await findToken(db, purpose, token, now)
  if (id === null) throw linkExpired()
  if (await isSettled(db, id)) return
  const isConfirmed = await db.transaction().execute(async (trx) => {
    const subscriberId = await findToken(trx, purpose, token, now)
    if (subscriberId === null) return false
    const consent = await pendingConsent(trx, database, { subscriberId, tokenId })
    return confirm(trx, linkKey, { id: subscriberId, consent }, now)
  })
  if (!isConfirmed) throw linkExpired()
}

/** Whether the subscriber is confirmed, and no link of theirs would store another consent. */
async function isSettled(db: Db, id: string) {
  const pending = await pendingConsentsOf(db, id).limit(1).executeTakeFirst()
  return pending === undefined && wasConfirmed(db, id)
}

const linkExpired = () => new AppError('link_expired', expired)

const expired =
  'This link has expired or was replaced. Subscribe again on the resources page and we send you a new one.'

async function confirm(
  trx: Db,
  linkKey: Uint8Array,
  { id, consent }: { id: string; consent: Consent | null },
  now: Date,
) {
  const confirmed_at = now.toISOString()
  const confirmed = await trx
    .updateTable('newsletter_subscribers')
    .set({ ...consent, confirmed_at, unsubscribed_at: null })
    .where('id', '=', id)
    .$if(consent === null, (waiting) =>
      waiting.where('confirmed_at', 'is', null).where('unsubscribed_at', 'is', null),
    )
    .returning(['id', 'email', 'page_path'])
    .executeTakeFirst()
  if (!confirmed) return wasConfirmed(trx, id)
  await dropPendingConsents(trx, id)
  await liftSuppression(trx, linkKey, confirmed.email)
  await cancelConfirmations(trx, id, now)
  const data = { subscriber: { ...confirmed, confirmed_at } }
  await queueEvent(trx, { event: 'subscriber.confirmed', data, subjectId: id }, now)
  return true
}

async function wasConfirmed(db: Db, id: string) {
  const subscriber = await db
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return subscriber !== undefined && subscriberState(subscriber) === 'confirmed'
}
