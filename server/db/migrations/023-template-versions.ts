import { type Kysely, sql } from 'kysely'

/** The version of a reply template, and who made it. Unknown for templates that have not been changed since. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const templates = db.schema.alterTable('reply_templates')
  await templates.addColumn('version', 'integer', (c) => c.notNull().defaultTo(1)).execute()
  await templates
    .addColumn('changed_by', text, (c) => c.references('users.id').onDelete('set null'))
    .execute()
}
