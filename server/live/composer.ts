import { changeAs } from '#server/accounts/change-as.ts'
import type { Database, Db } from '#server/db/database.ts'
import { keepForReferences } from '#server/db/dialect.ts'
import { SECOND } from '#contract/durations.ts'
import { AppError } from '#server/errors.ts'

/** The browser has to repeat its message within this time. */
const composerMs = 30 * SECOND

/**
 * Records that somebody has the composer of an enquiry open. The account is locked before the enquiry, as everywhere:
 * the insert's foreign keys alone would lock them in the opposite order and could deadlock.
 */
export function openComposer(database: Database, id: string, userId: string, now: Date) {
  const expires_at = new Date(now.getTime() + composerMs).toISOString()
  return changeAs(database, userId, 'enquiry.change', async (trx) => {
    const enquiry = trx.selectFrom('contact_submissions').select('id').where('id', '=', id)
    if (!(await keepForReferences(enquiry, trx).executeTakeFirst()))
      throw new AppError('not_found', 'There is no enquiry with this id.')
    await trx
      .insertInto('enquiry_replying')
      .values({ submission_id: id, user_id: userId, expires_at })
      .onConflict((conflict) =>
        conflict.columns(['submission_id', 'user_id']).doUpdateSet({ expires_at }),
      )
      .execute()
  })
}

export async function closeComposer(db: Db, id: string, userId: string) {
  await db
    .deleteFrom('enquiry_replying')
    .where('submission_id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes entries whose browsers no longer repeat their message. */
export async function deleteExpiredComposers(db: Db, now: Date) {
  const { numDeletedRows } = await db
    .deleteFrom('enquiry_replying')
    .where('expires_at', '<', now.toISOString())
    .executeTakeFirst()
  return Number(numDeletedRows)
}
