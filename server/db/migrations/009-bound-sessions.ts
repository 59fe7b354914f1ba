import { sql, type Kysely } from 'kysely'

/** A session may be bound to a browser's key, by the key's thumbprint (RFC 7638). */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema.alterTable('sessions').addColumn('key_thumbprint', text).execute()
}
