import { createHmac } from 'node:crypto'
import type { Db } from '#server/db/database.ts'

/** Hashes an address with our key: a reader of the table cannot test addresses against it. */
const hashOf = (linkKey: Uint8Array, email: string) =>
  createHmac('sha256', linkKey).update(`newsletter_suppression:${email}`).digest('hex')

/** Records that an address wants no newsletter, even after its subscriber's row is deleted. */
export async function suppress(trx: Db, linkKey: Uint8Array, email: string, now: Date) {
  await trx
    .insertInto('newsletter_suppressions')
    .values({ email_hash: hashOf(linkKey, email), created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email_hash').doNothing())
    .execute()
}

/** Only for an address whose owner has confirmed again. */
export async function liftSuppression(trx: Db, linkKey: Uint8Array, email: string) {
  await trx
    .deleteFrom('newsletter_suppressions')
    .where('email_hash', '=', hashOf(linkKey, email))
    .execute()
}

export async function isSuppressed(db: Db, linkKey: Uint8Array, email: string) {
  const found = await db
    .selectFrom('newsletter_suppressions')
    .select('created_at')
    .where('email_hash', '=', hashOf(linkKey, email))
    .executeTakeFirst()
  return found !== undefined
}
