import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** Keeps when these people were last seen. Called before sessions of theirs are deleted, which know it. */
export async function keepLastSeen(db: Db, userIds: string[]) {
  if (userIds.length === 0) return
  await db
    .updateTable('users')
    .set({
      last_seen_at: sql<string | null>`coalesce(
        (select max(sessions.last_seen_at) from sessions where sessions.user_id = users.id),
        users.last_seen_at)`,
    })
    .where('id', 'in', userIds)
    .execute()
}
