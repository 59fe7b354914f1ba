import { sql, type Kysely } from 'kysely'

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'.split('')

/**
 * The letters and digits that an enquiry's words begin with, one bit each, so that searches for a single letter are
 * counted without reading the words. Maintained by the database, for rows of every server version.
 */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const raw = (statement: string) => sql.raw(statement).execute(db)
  if (dialect === 'sqlite') {
    await raw('drop trigger search_index_update')
    // Not a generated column: SQLite would read the words themselves although the index has the result.
    await raw('alter table search_documents add column initials integer not null default 0')
    await raw(`update search_documents set initials = ${inSqlite('words')}`)
    const keep = `update search_documents set initials = ${inSqlite('new.words')} where id = new.id;`
    await raw(`create trigger search_index_update after update of words on search_documents begin
      insert into search_index (search_index, rowid, words) values ('delete', old.id, old.words);
      insert into search_index (rowid, words) values (new.id, new.words); ${keep} end`)
    await raw(`create trigger search_initials after insert on search_documents begin ${keep} end`)
  } else {
    await raw('drop index search_documents_lexemes')
    // Only the index needs the lexemes: without the column, counting reads a table of half the size.
    await raw(`alter table search_documents drop column lexemes,
      add column initials bigint generated always as (${inPostgres}) stored`)
    await raw(`create index search_documents_lexemes on search_documents
      using gin (array_to_tsvector(string_to_array(words, ' ')))`)
  }
  await raw('create index search_documents_initials on search_documents (submission_id, initials)')
  // PostgreSQL has no statistics yet on the new column and index.
  if (dialect === 'postgres') await raw('analyze search_documents')
}

const inSqlite = (words: string) =>
  letters.map((letter, at) => `((instr(' ' || ${words}, ' ${letter}') > 0) << ${at})`).join(' | ')

const inPostgres = letters
  .map((letter, at) => `((strpos(' ' || words, ' ${letter}') > 0)::int::bigint << ${at})`)
  .join(' | ')
