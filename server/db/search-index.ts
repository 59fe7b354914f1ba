import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import type { Database, Db, Dialect } from './database.ts'
import type { Tables } from './tables.ts'

/** How each database finds words that begin like those that are looked for. These are letters and digits alone. */

/** Reads the words of the enquiry itself. */
export const hasWords = (
  eb: ExpressionBuilder<Tables, 'contact_submissions'>,
  dialect: Dialect,
  words: string[],
) =>
  eb.exists(
    eb
      .selectFrom('search_documents')
      .select(sql.lit(1).as('one'))
      .whereRef('submission_id', '=', 'contact_submissions.id')
      .where((word) => word.and(words.map((one) => begins(dialect, one)))),
  )

function begins(dialect: Dialect, word: string) {
  const find = sql.raw(dialect === 'sqlite' ? 'instr' : 'strpos')
  return sql<SqlBool>`${find}(' ' || words, ${` ${word}`}) > 0`
}

/** One digit a word: whether the enquiry has it. Null while its words are not written yet. */
export const wordMask = (
  eb: ExpressionBuilder<Tables, 'contact_submissions'>,
  dialect: Dialect,
  words: string[],
) =>
  eb
    .selectFrom('search_documents')
    .select(
      sql<string>`${sql.join(
        words.map((word) => sql`case when ${begins(dialect, word)} then '1' else '0' end`),
        sql` || `,
      )}`.as('mask'),
    )
    .whereRef('submission_id', '=', 'contact_submissions.id')

/** How many enquiries the index names, none of them twice; it stops counting at `most`. */
export async function countIndexed(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  words: string[],
  most: number,
) {
  const { count } = await withIndexed({ db, dialect }, words)
    .selectFrom((eb) => eb.selectFrom('indexed').select('submission_id').limit(most).as('some'))
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * A query that begins with the ids which the index names, and looks up each of them. Without being told so, a database
 * that expects many of them would rather read all enquiries.
 */
export const fromIndexed = (database: Pick<Database, 'db' | 'dialect'>, words: string[]) =>
  withIndexed(database, words)
    .selectFrom('indexed')
    .crossJoin('contact_submissions')
    .whereRef('contact_submissions.id', '=', 'indexed.submission_id')

const withIndexed = ({ db, dialect }: Pick<Database, 'db' | 'dialect'>, words: string[]) =>
  db.with(
    (name) => name('indexed').materialized(),
    () => (dialect === 'sqlite' ? inSqlite(db, words) : inPostgres(db, words)),
  )

function inSqlite(db: Db, words: string[]) {
  const expression = words.map((word) => `"${word}"*`).join(' AND ')
  return db
    .selectFrom('search_index')
    .crossJoin('search_documents')
    .select('submission_id')
    .where(
      sql<SqlBool>`search_index match ${expression} and search_documents.id = search_index.rowid`,
    )
}

function inPostgres(db: Db, words: string[]) {
  const expression = words.map((word) => `'${word}':*`).join(' & ')
  return db
    .selectFrom('search_documents')
    .select('submission_id')
    .where(sql<SqlBool>`lexemes @@ ${expression}::tsquery`)
}
