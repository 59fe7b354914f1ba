import { sql, type Kysely } from 'kysely'

/** When each account was last used, which its sessions cannot tell any more once they have ended. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema.alterTable('users').addColumn('last_seen_at', text).execute()
  await sql`update users set last_seen_at =
    (select max(last_seen_at) from sessions where sessions.user_id = users.id)`.execute(db)
}
