import { sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * Keeps when these people were last seen. Called before sessions of theirs are deleted, which know it. A session that
 * ended earlier may have been used later than those that are left.
 */
export async function keepLastSeen(db: Db, userIds: string[] | 'everyone') {
  if (userIds.length === 0) return
  const newest = sql<string | null>`(select max(sessions.last_seen_at) from sessions
    where sessions.user_id = users.id)`
  const update = db
    .updateTable('users')
    .set({ last_seen_at: newest })
    .where(sql<boolean>`${newest} > coalesce(users.last_seen_at, '')`)
  await (userIds === 'everyone' ? update : update.where('id', 'in', userIds)).execute()
}
