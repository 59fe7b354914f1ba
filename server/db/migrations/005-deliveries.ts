import { sql, type Kysely } from 'kysely'
import { keepTally } from './003-tallies.ts'

/** The outbox and its uses: webhooks, one-time links, invitations, the newsletter's double opt-in. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const table = (name: string) => {
    const create = db.schema.createTable(name)
    return dialect === 'sqlite' ? create.modifyEnd(sql`strict`) : create
  }
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute()

  await table('webhooks')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('url', text, (c) => c.notNull())
    .addColumn('events', text, (c) => c.notNull())
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('previous_secret', text)
    .addColumn('previous_secret_until', text)
    .addColumn('failing_since', text)
    .addColumn('paused_at', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()
  await index('webhooks_newest', 'webhooks', ['created_at', 'id'])

  await table('deliveries')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('channel', text, (c) => c.notNull().check(sql`channel in ('mail', 'webhook')`))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('subject_id', text)
    .addColumn('recipient', text, (c) => c.notNull())
    .addColumn('webhook_id', text, (c) => c.references('webhooks.id').onDelete('cascade'))
    .addColumn('reply_to', text)
    .addColumn('data', text, (c) => c.notNull())
    .addColumn('message_id', text, (c) => c.notNull())
    .addColumn('dedupe_key', text, (c) => c.unique())
    .addColumn('status', text, (c) =>
      c.notNull().check(sql`status in ('waiting', 'failed', 'sent', 'paused')`),
    )
    .addColumn('attempt_count', 'integer', (c) => c.notNull())
    .addColumn('first_attempt_at', text)
    .addColumn('next_attempt_at', text)
    .addColumn('expires_at', text)
    .addColumn('claim', text)
    .addColumn('sent_at', text)
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()
  await index('deliveries_newest', 'deliveries', ['created_at', 'id'])
  await index('deliveries_newest_of_status', 'deliveries', ['status', 'created_at', 'id'])
  await index('deliveries_of_subject', 'deliveries', ['subject_id', 'created_at', 'id'])
  await index('deliveries_to_recipient', 'deliveries', ['recipient', 'kind', 'created_at'])
  // Partial indexes without most rows, because every enquiry writes to all of these tables.
  await sql`create index deliveries_of_webhook on deliveries (webhook_id, created_at)
    where webhook_id is not null`.execute(db)
  await sql`create index deliveries_sent on deliveries (channel, sent_at)
    where sent_at is not null`.execute(db)
  // Contains only what is waiting, however much was ever sent.
  await sql`create index deliveries_due on deliveries (channel, next_attempt_at)
    where status = 'waiting'`.execute(db)
  await keepTally(db, dialect, {
    table: 'deliveries',
    columns: ['status'],
    nameOf: (row) => `'deliveries.' || ${row}.status`,
  })

  await table('delivery_attempts')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('delivery_id', text, (c) =>
      c.notNull().references('deliveries.id').onDelete('cascade'),
    )
    .addColumn('at', text, (c) => c.notNull())
    .addColumn('outcome', text, (c) => c.notNull())
    .addColumn('answer', text, (c) => c.notNull())
    .execute()
  await index('delivery_attempts_of_delivery', 'delivery_attempts', ['delivery_id', 'id'])

  await table('one_time_tokens')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('purpose', text, (c) => c.notNull())
    .addColumn('subject_id', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull().unique())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute()
  await index('one_time_tokens_of_subject', 'one_time_tokens', ['subject_id', 'purpose'])
  await index('one_time_tokens_expired', 'one_time_tokens', ['expires_at'])

  await table('invitations')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('email', text, (c) => c.notNull().unique())
    .addColumn('role', text, (c) => c.notNull().check(sql`role in ('user', 'admin')`))
    .addColumn('invited_by', text, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('sent_at', text, (c) => c.notNull())
    .addColumn('expires_at', text, (c) => c.notNull())
    .execute()
  await index('invitations_newest', 'invitations', ['created_at', 'id'])

  await db.schema
    .alterTable('sessions')
    .addColumn('method', text, (c) => c.notNull().defaultTo('password'))
    .execute()

  await db.schema.alterTable('newsletter_subscribers').addColumn('unsubscribed_at', text).execute()
  await table('newsletter_suppressions')
    .addColumn('email_hash', text, (c) => c.primaryKey())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()
}
