import { type Kysely, sql } from 'kysely'

/**
 * On SQLite the index of words also has entries for their first two letters. Otherwise the result for two letters is
 * merged from every word that begins with them, while the main thread waits.
 */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') return
  const raw = (statement: string) => sql.raw(statement).execute(db)
  await raw('drop table search_index')
  await raw(`create virtual table search_index using fts5(
    words, content='search_documents', content_rowid='id', tokenize='ascii', detail='none', prefix='2')`)
  await raw(`insert into search_index (search_index) values ('rebuild')`)
}
