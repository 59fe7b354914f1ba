import { sql, type Kysely } from 'kysely'

/** When a session's owner last authenticated. Unknown for existing sessions. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema.alterTable('sessions').addColumn('authenticated_at', text).execute()
}
