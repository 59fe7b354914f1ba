import { v7 as uuidv7 } from 'uuid'
import type { Actor } from '#server/accounts/actor.ts'
import type { Db } from '#server/db/database.ts'
import { keepForReferences } from '#server/db/dialect.ts'
import { mark } from './read-marks.ts'

/**
 * Stores whom a note mentions, except its author, in place of whom it mentioned before. For those who were not among
 * them the enquiry becomes unread again.
 */
export async function saveMentions(
  trx: Db,
  { id, noteId }: { id: string; noteId: string },
  { emails, by }: { emails: string[]; by: Actor },
  now: Date,
) {
  const former = await trx
    .deleteFrom('note_mentions')
    .where('entry_id', '=', noteId)
    .returning('user_id')
    .execute()
  if (emails.length === 0) return
  const others = trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .where('id', '<>', by.userId)
    .orderBy('id')
  // Locked, because an account may be deleted at this moment.
  const people = await keepForReferences(others, trx).execute()
  for (const { id: userId, email } of people) {
    const mention = { entry_id: noteId, user_id: userId, submission_id: id }
    await trx
      .insertInto('note_mentions')
      .values({ id: uuidv7({ msecs: now.getTime() }), ...mention })
      .execute()
    if (!former.some(({ user_id }) => user_id === userId))
      await mark(trx, id, { read: false, by: { userId, email } }, now)
  }
}
