import { AppError } from '#server/errors.ts'
import { idInToken } from '#server/deliveries/mail/one-time-tokens.ts'
import type { Db } from '#server/db/database.ts'
import { cancelConfirmations } from './cancel-confirmations.ts'
import type { NewsletterDeps } from './deps.ts'
import { dropPendingConsents, pendingConsentsOf } from './pending-consents.ts'
import { suppress } from './suppression.ts'

/** Stops all mails to the subscriber in a mailed link, which never expires. Repeating it gives the same answer. */
export async function unsubscribe(deps: NewsletterDeps, token: string, now: Date) {
  const { database, linkKey } = deps
  const id = idInToken(linkKey, 'newsletter_unsubscribe', token)
  if (id === null)
    throw new AppError(
      'link_expired',
      'This link is incomplete. Open the complete link from the email.',
    )
  if (await mayGetMails(database.db, id, now))
    await database.db.transaction().execute((trx) => stopMails(trx, linkKey, id, now))
}

/**
 * Whether there is anything to stop. Nothing limits how often somebody uses their link, and enquiries wait for every
 * transaction before theirs, also for one that changes nothing.
 */
async function mayGetMails(db: Db, id: string, now: Date) {
  const subscriber = db
    .selectFrom('newsletter_subscribers')
    .select('id')
    .where('id', '=', id)
    .where((eb) =>
      eb.or([
        eb('unsubscribed_at', 'is', null),
        eb.exists(pendingConsentsOf(db, id)),
        eb.exists(
          eb
            .selectFrom('deliveries')
            .select('id')
            .where('subject_id', '=', id)
            .where('kind', '=', 'newsletter_confirmation')
            .where((mail) =>
              mail.or([mail('expires_at', 'is', null), mail('expires_at', '>', now.toISOString())]),
            ),
        ),
      ]),
    )
  return (await subscriber.executeTakeFirst()) !== undefined
}

/** Returns the subscriber, or undefined if there is none or they had unsubscribed before. */
export async function stopMails(trx: Db, linkKey: Uint8Array, id: string, now: Date) {
  await dropPendingConsents(trx, id)
  const left = await trx
    .updateTable('newsletter_subscribers')
    .set({ unsubscribed_at: now.toISOString() })
    .where('id', '=', id)
    .where('unsubscribed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  await cancelConfirmations(trx, id, now)
  if (left) await suppress(trx, linkKey, left.email, now)
  return left
}
