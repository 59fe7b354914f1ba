import { AppError } from '#server/errors.ts'
import { findToken, idInToken } from '#server/deliveries/mail/one-time-tokens.ts'
import { subscriberState } from '#contract/subscriber-state.ts'
import type { Db } from '#server/db/database.ts'
import { queueEvent } from '#server/deliveries/webhooks/queue-event.ts'
import { cancelConfirmations } from './cancel-confirmations.ts'
import type { NewsletterDeps } from './deps.ts'
import { liftSuppression } from './suppression.ts'

const purpose = 'newsletter_confirm'

/**
 * Confirms the address that a link was mailed to. Repeating it gives the same answer while the link is valid, because
 * people click twice. It does not resubscribe somebody who has unsubscribed since.
 */
export async function confirmSubscription(deps: NewsletterDeps, token: string, now: Date) {
  const { database, linkKey } = deps
  const isOurs = idInToken(linkKey, purpose, token) !== null
  const isConfirmed =
    isOurs &&
    (await database.db.transaction().execute(async (trx) => {
      const id = await findToken(trx, purpose, token, now)
      return id !== null && confirm(trx, linkKey, id, now)
    }))
  if (!isConfirmed) throw new AppError('link_expired', expired)
}

const expired =
  'This link has expired or was replaced. Subscribe again on the resources page and we send you a new one.'

async function confirm(trx: Db, linkKey: Uint8Array, id: string, now: Date) {
  const confirmed_at = now.toISOString()
  const confirmed = await trx
    .updateTable('newsletter_subscribers')
    .set({ confirmed_at })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .where('unsubscribed_at', 'is', null)
    .returning(['id', 'email', 'page_path'])
    .executeTakeFirst()
  if (!confirmed) return wasConfirmed(trx, id)
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
