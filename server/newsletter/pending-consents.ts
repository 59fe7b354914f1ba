import type { Database, Db } from '#server/db/database.ts'
import { forUpdate } from '#server/db/dialect.ts'
import type { Consent } from './subscribe.ts'

/** The consent that waits for the use of this link, or null. Locks all the subscriber's links. */
export async function pendingConsent(
  trx: Db,
  { dialect }: Database,
  { subscriberId, tokenId }: { subscriberId: string; tokenId: string },
) {
  const links = trx
    .selectFrom('one_time_tokens')
    .select(['id', 'consent'])
    .where('subject_id', '=', subscriberId)
    .orderBy('id')
  const rows = await forUpdate(links, dialect).execute()
  const consent = rows.find(({ id }) => id === tokenId)?.consent
  return consent ? (JSON.parse(consent) as Consent) : null
}

/** The links of a subscriber whose use would store a consent. */
export const pendingConsentsOf = (db: Db, subscriberId: string) =>
  db
    .selectFrom('one_time_tokens')
    .select('id')
    .where('subject_id', '=', subscriberId)
    .where('consent', 'is not', null)

/** After this, none of the links subscribes somebody who has unsubscribed. */
export async function dropPendingConsents(trx: Db, subscriberId: string) {
  await trx
    .updateTable('one_time_tokens')
    .set({ consent: null })
    .where('subject_id', '=', subscriberId)
    .where('consent', 'is not', null)
    .execute()
}
