import { sql, type Kysely } from 'kysely'

/** Second factors, and whether a session was opened with one. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const end = dialect === 'sqlite' ? sql`strict` : sql``
  await db.schema
    .alterTable('sessions')
    .addColumn('factors', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createTable('second_factors')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('secret', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('confirmed_at', text)
    .addColumn('last_step', 'integer', (c) => c.notNull().defaultTo(0))
    .modifyEnd(end)
    .execute()
  await db.schema
    .createTable('recovery_codes')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .modifyEnd(end)
    .execute()
  for (const table of ['second_factors', 'recovery_codes'])
    await db.schema.createIndex(`${table}_user`).on(table).column('user_id').execute()
}
