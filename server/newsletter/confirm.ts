import { AppError } from '#server/errors.ts'
import { findToken, idInToken } from '#server/deliveries/mail/one-time-tokens.ts'
import { subscriberState } from '#contract/subscriber-state.ts'
import type { Db } from '#server/db/database.ts'
import { queueEvent } from '#server/deliveries/webhooks/queue-event.ts'
import { cancelConfirmations } from './cancel-confirmations.ts'
import type { NewsletterDeps } from './deps.ts'
import { dropPendingConsents, pendingConsent } from './pending-consents.ts'
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
  const tokenId = idInToken(linkKey, purpose, token)
  const isConfirmed =
    tokenId !== null &&
    (await database.db.transaction().execute(async (trx) => {
      const id = await findToken(trx, purpose, token, now)
      if (id === null) return false
      const consent = await pendingConsent(trx, database, { subscriberId: id, tokenId })
      return confirm(trx, linkKey, { id, consent }, now)
    }))
  if (!isConfirmed) throw new AppError('link_expired', expired)
}

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
  const subscriber = { ...confirmed, confirmed_at }
  await queueEvent(trx, 'subscriber.confirmed', { subscriber }, id, now)
  return true
}

async function wasConfirmed(trx: Db, id: string) {
  const subscriber = await trx
    .selectFrom('newsletter_subscribers')
    .select(['confirmed_at', 'unsubscribed_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return subscriber !== undefined && subscriberState(subscriber) === 'confirmed'
}
