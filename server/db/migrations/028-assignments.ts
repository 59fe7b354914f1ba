import { sql, type Kysely } from 'kysely'

/** Enquiries whose new owner has not been told by mail, and when each person wants mails about colleagues' requests. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema
    .alterTable('users')
    .addColumn('team_mails', text, (c) => c.notNull().defaultTo('at_once'))
    .execute()
  const create = db.schema.createTable('assignments')
  await (dialect === 'sqlite' ? create.modifyEnd(sql`strict`) : create)
    .addColumn('submission_id', text, (c) =>
      c.primaryKey().references('contact_submissions.id').onDelete('cascade'),
    )
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('by_id', text, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('assigned_at', text, (c) => c.notNull())
    .execute()
  const index = (name: string, columns: string[]) =>
    db.schema.createIndex(name).on('assignments').columns(columns).execute()
  await index('assignments_of_user', ['user_id', 'assigned_at'])
  await index('assignments_by_user', ['by_id'])
}
