import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  // Binary order on both databases: a cursor compares ids and times as bytes.
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const create = db.schema.createTable('newsletter_subscribers')

  await (dialect === 'sqlite' ? create.modifyEnd(sql`strict`) : create)
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('consent_version', text)
    .addColumn('consent_text', text)
    .addColumn('page_path', text)
    .addColumn('ip', text, (c) => c.notNull())
    .addColumn('user_agent', text)
    .execute()
  await db.schema
    .createIndex('newsletter_subscribers_newest')
    .on('newsletter_subscribers')
    .columns(['created_at', 'id'])
    .execute()
}
