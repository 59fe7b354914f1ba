import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  // Binary order on both databases: a cursor compares ids and times as bytes.
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const table = (name: string) => {
    const create = db.schema.createTable(name)
    return dialect === 'sqlite' ? create.modifyEnd(sql`strict`) : create
  }

  await table('contact_submissions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('email', text, (c) => c.notNull())
    .addColumn('company', text, (c) => c.notNull())
    .addColumn('website', text)
    .addColumn('revenue_range', text)
    .addColumn('primary_need', text)
    .addColumn('message', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('utm_source', text)
    .addColumn('utm_medium', text)
    .addColumn('utm_campaign', text)
    .addColumn('utm_content', text)
    .addColumn('utm_term', text)
    .addColumn('gclid', text)
    .addColumn('fbclid', text)
    .addColumn('referrer', text)
    .addColumn('page_path', text)
    .addColumn('origin', text)
    .addColumn('first_touch', text)
    .addColumn('quarantined', 'integer', (c) => c.notNull())
    .addColumn('quarantine_reason', text)
    .execute()
  await db.schema
    .createIndex('contact_submissions_newest')
    .on('contact_submissions')
    .columns(['quarantined', 'created_at', 'id'])
    .execute()

  await table('consents')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('submission_id', text, (c) =>
      c.notNull().unique().references('contact_submissions.id').onDelete('cascade'),
    )
    .addColumn('version', text)
    .addColumn('text', text)
    .addColumn('marketing', 'integer', (c) => c.notNull())
    .addColumn('marketing_text', text)
    .addColumn('given_at', text, (c) => c.notNull())
    .addColumn('page_path', text)
    .addColumn('ip', text, (c) => c.notNull())
    .addColumn('user_agent', text)
    .addColumn('gpc', 'integer', (c) => c.notNull())
    .execute()

  await table('idempotency_keys')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('body_hash', text, (c) => c.notNull())
    .addColumn('submission_id', text, (c) =>
      c.notNull().references('contact_submissions.id').onDelete('cascade'),
    )
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()

  await table('users')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('password_hash', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('updated_at', text, (c) => c.notNull())
    .addColumn('last_sign_in_at', text)
    .execute()

  await table('user_roles')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) =>
      c.notNull().unique().references('users.id').onDelete('cascade'),
    )
    .addColumn('role', text, (c) => c.notNull().check(sql`role in ('user', 'admin')`))
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('user_roles_newest')
    .on('user_roles')
    .columns(['created_at', 'id'])
    .execute()

  await table('sessions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('counter', 'integer', (c) => c.notNull())
    .addColumn('hmac_key', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('refreshed_at', text, (c) => c.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('last_seen_at', text, (c) => c.notNull())
    .addColumn('user_agent', text)
    .execute()
  await db.schema.createIndex('sessions_user').on('sessions').column('user_id').execute()

  await table('settings')
    .addColumn('key', text, (c) => c.primaryKey())
    .addColumn('value', text, (c) => c.notNull())
    .execute()
}
