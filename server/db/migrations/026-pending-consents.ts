import { sql, type Kysely } from 'kysely'

/** The consent of somebody who subscribes again, which counts only once the link in their mail is used. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema.alterTable('one_time_tokens').addColumn('consent', text).execute()
}
