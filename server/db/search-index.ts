import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { giveWay } from '#server/turns.ts'
import type { Database, Db, Dialect } from './database.ts'
import type { Tables } from './tables.ts'

/** How each database finds words that begin like those that are looked for. These are letters and digits alone. */

/** Reads the words of the enquiry itself. The rarest is best named first. */
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
      .where(begin(dialect, words))
      // Nobody is to read the words of all enquiries first, which is PostgreSQL's way with what is not so limited.
      .$if(dialect === 'postgres', (document) => document.offset(sql.lit(0))),
  )

/**
 * Each database's quicker way. Words hold no letter that means anything to `like`. PostgreSQL looks into the sorted words,
 * once for all that are sought, and is kept from asking its index for them anew with each enquiry.
 */
const begin = (dialect: Dialect, words: string[]) =>
  dialect === 'sqlite'
    ? sql<SqlBool>`(${sql.join(
        words.map((word) => sql`' ' || search_documents.words like ${`% ${word}%`}`),
        sql` and `,
      )})`
    : sql<SqlBool>`coalesce(search_documents.lexemes, '') @@ ${queryOf(words)}::tsquery`

const queryOf = (words: string[]) => words.map((word) => `'${word}':*`).join(' & ')

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
        words.map((word) => sql`case when ${begin(dialect, [word])} then '1' else '0' end`),
        sql` || `,
      )}`.as('mask'),
    )
    .whereRef('submission_id', '=', 'contact_submissions.id')

/** How many enquiries the index names, none of them twice; it stops counting at `most`. */
export async function countIndexed(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  words: string[],
  most?: number,
) {
  const named =
    dialect === 'sqlite'
      ? sql`search_index where ${matches(words)}`
      : sql`search_documents where ${contains(words)}`
  const some = most === undefined ? sql`` : sql`limit ${most}`
  const counted = sql<{ count: number }>`
    select count(*) as count from (select 1 from ${named} ${some}) as named`
  const count = async (connection: Db) => Number((await counted.execute(connection)).rows[0]!.count)
  if (dialect === 'sqlite' || most !== undefined) return count(db)
  return db.transaction().execute(async (trx) => {
    // For a word that nearly all have PostgreSQL would rather read all words, which takes twice as long.
    await sql`set local enable_seqscan = off`.execute(trx)
    return count(trx)
  })
}

/** So many of SQLite's are read at a time, within a few milliseconds. */
const atOnce = 20_000

/** How many enquiries have the words, by reading those of them all: better than an index that names nearly as many. */
export async function countReading(
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  words: string[],
) {
  const counted = sql<{ count: number; last: number | null }>
  const all = sql`select count(*) as count from search_documents where ${begin(dialect, words)}`
  if (dialect === 'postgres') return Number((await counted`${all}`.execute(db)).rows[0]!.count)
  const newest = await counted`select 0 as count, max(id) as last from search_documents`.execute(db)
  let total = 0
  for (let last = newest.rows[0]?.last ?? 0; last > 0; last -= atOnce) {
    const some = sql`id <= ${last} and id > ${last - atOnce}`
    total += (await counted`${all} and ${some}`.execute(db)).rows[0]!.count
    await giveWay()
  }
  return total
}

/**
 * A query that begins with the ids which the index names and whose enquiries have all the words, and looks up each of
 * them. Without being told so, a database that expects many of them would rather read all enquiries.
 */
export const fromIndexed = (
  { db, dialect }: Pick<Database, 'db' | 'dialect'>,
  named: string[],
  words: string[],
) =>
  db
    .with(
      (name) => name('indexed').materialized(),
      () => (dialect === 'sqlite' ? inSqlite : inPostgres)(db, named, words),
    )
    .selectFrom('indexed')
    .crossJoin('contact_submissions')
    .whereRef('contact_submissions.id', '=', 'indexed.submission_id')

const inSqlite = (db: Db, named: string[], words: string[]) =>
  db
    .selectFrom('search_index')
    .crossJoin('search_documents')
    .select('submission_id')
    .where(matches(named))
    .where(sql<SqlBool>`search_documents.id = search_index.rowid`)
    .where(begin('sqlite', words))

/** By way of an array, of which PostgreSQL expects a few. */
const inPostgres = (db: Db, named: string[], words: string[]) =>
  db.selectNoFrom((eb) => {
    const ids = eb
      .selectFrom('search_documents')
      .select('submission_id')
      .where(contains(named))
      .where(begin('postgres', words))
    return sql<string>`unnest(array(${ids}))`.as('submission_id')
  })

const matches = (words: string[]) =>
  sql<SqlBool>`search_index match ${words.map((word) => `"${word}"*`).join(' AND ')}`

const contains = (words: string[]) => sql<SqlBool>`lexemes @@ ${queryOf(words)}::tsquery`
