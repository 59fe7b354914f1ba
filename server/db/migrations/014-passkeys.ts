import { sql, type Kysely } from 'kysely'

/** Passkeys, their answered challenges, and people's names for their browsers. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const end = dialect === 'sqlite' ? sql`strict` : sql``
  // SQLite's integers always have up to eight bytes.
  const big = dialect === 'postgres' ? sql`bigint` : sql`integer`
  await db.schema
    .createTable('passkeys')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('credential_id', text, (c) => c.notNull().unique())
    .addColumn('public_key', text, (c) => c.notNull())
    .addColumn('counter', big, (c) => c.notNull())
    .addColumn('transports', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('last_used_at', text)
    .modifyEnd(end)
    .execute()
  await db.schema.createIndex('passkeys_user').on('passkeys').column('user_id').execute()
  await db.schema
    .createTable('spent_challenges')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('expires_at', text, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  await db.schema
    .createTable('device_names')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('key_thumbprint', text, (c) => c.notNull())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('changed_at', text, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  await db.schema
    .createIndex('device_names_browser')
    .on('device_names')
    .columns(['user_id', 'key_thumbprint'])
    .unique()
    .execute()
}
