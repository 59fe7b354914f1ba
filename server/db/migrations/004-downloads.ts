import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const create = db.schema.createTable('download_counts')

  await (dialect === 'sqlite' ? create.modifyEnd(sql`strict, without rowid`) : create)
    .addColumn('slug', text, (c) => c.primaryKey())
    .addColumn('count', 'integer', (c) => c.notNull())
    .execute()
}
