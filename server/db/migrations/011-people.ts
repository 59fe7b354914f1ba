import { sql, type Kysely } from 'kysely'

/** Accounts can be deactivated without being deleted, and the list of accounts gets an index. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema.alterTable('users').addColumn('deactivated_at', text).execute()
  await db.schema.createIndex('users_newest').on('users').columns(['created_at', 'id']).execute()
}
