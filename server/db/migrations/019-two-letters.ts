import { type Kysely, sql } from 'kysely'

/**
 * On SQLite the index of words says also which of them begin with the same two letters. Two letters were otherwise put
 * together anew from every word that begins with them, and the main thread waits for that.
 */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  if (dialect === 'postgres') return
  const raw = (statement: string) => sql.raw(statement).execute(db)
  await raw('drop table search_index')
  await raw(`create virtual table search_index using fts5(
    words, content='search_documents', content_rowid='id', tokenize='ascii', detail='none', prefix='2')`)
  await raw(`insert into search_index (search_index) values ('rebuild')`)
}
