import { type ExpressionBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'
import type { Database, Db, Dialect } from './database.ts'
import type { Tables } from './tables.ts'

/** How each database finds words by their beginnings. Search words contain only letters and digits. */

type Searched = Pick<Database, 'db' | 'dialect'>

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Whether the database keeps a bit for it (migration 015). */
export const isLetter = (word: string) => word.length === 1 && letters.includes(word)

const initialsOf = (words: string[]) =>
  [...new Set(words.map((word) => letters.indexOf(word[0]!)))]
    .filter((at) => at >= 0)
    .reduce((initials, at) => initials + 2 ** at, 0)

/** Reads the words of the enquiry itself. Best called with the rarest word first. */
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
      .where(matchesAll(dialect, words))
      // `offset 0` keeps PostgreSQL from flattening the subquery and reading the words of all enquiries first.
      .$if(dialect === 'postgres', (document) => document.offset(sql.lit(0))),
  )

/** Compares the initials first: they rule out most enquiries, and decide single letters completely. */
const matchesAll = (dialect: Dialect, words: string[]) => {
  const longer = words.filter((word) => !isLetter(word))
  const conditions = [
    ...(initialsOf(words) ? [matchesLetters(words)] : []),
    ...longer.map((word) => matchesWord(dialect, word)),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

const andMatchesAll = (dialect: Dialect, words: string[]) =>
  words.length > 0 ? sql`and ${matchesAll(dialect, words)}` : sql``

/** The faster way for each database. Words contain no wildcards of `like`. */
const matchesWord = (dialect: Dialect, word: string) =>
  dialect === 'sqlite'
    ? sql`' ' || search_documents.words like ${`% ${word}%`}`
    : sql`strpos(' ' || search_documents.words, ${` ${word}`}) > 0`

const matchesLetters = (words: string[]) => {
  const initials = initialsOf(words)
  return sql`(search_documents.initials & ${initials}) = ${initials}`
}

/** One digit per word: whether the enquiry has it. Null while its words are not written yet. */
export const wordMask = (
  eb: ExpressionBuilder<Tables, 'contact_submissions'>,
  dialect: Dialect,
  words: string[],
) =>
  eb
    .selectFrom('search_documents')
    .select(
      sql<string>`${sql.join(
        words.map((word) => sql`case when ${matchesAll(dialect, [word])} then '1' else '0' end`),
        sql` || `,
      )}`.as('mask'),
    )
    .whereRef('submission_id', '=', 'contact_submissions.id')

/** The ids that the index finds; null when there are too many. */
export async function idsFromIndex(database: Searched, words: string[], tooMany: number) {
  const rows = await withIndexPlan(database, async (db) => {
    const found = sql<{ id: string }>`
      select submission_id as id from ${namedBy(database, words)} limit ${tooMany}`
    return (await found.execute(db)).rows
  })
  return rows.length < tooMany ? rows.map(({ id }) => id) : null
}

/** How many of the enquiries that the index finds for `words` also have the others. */
export async function countIndexed(database: Searched, words: string[], others: string[] = []) {
  const { dialect } = database
  // The index counts without reading the rows.
  const named =
    dialect === 'sqlite' && others.length === 0 && !words.every(isLetter)
      ? sql`search_index where ${matches(words)}`
      : namedBy(database, words)
  const having = andMatchesAll(dialect, others)
  return withIndexPlan(database, async (db) => {
    const counted = sql<{ count: number }>`select count(*) as count from ${named} ${having}`
    return Number((await counted.execute(db)).rows[0]!.count)
  })
}

/** SQLite: the rows of `search_documents` with all the words, as found by its index, in one piece. */
export async function rowsIndexed({ db }: Searched, words: string[]) {
  const named = sql<{
    ids: string
  }>`select json_group_array(rowid) as ids from search_index where ${matches(words)}`
  return new Set(JSON.parse((await named.execute(db)).rows[0]!.ids) as number[])
}

const namedBy = ({ dialect }: Searched, words: string[]) => {
  if (words.every(isLetter)) return sql`search_documents where ${matchesLetters(words)}`
  return dialect === 'sqlite'
    ? sql`search_index cross join search_documents
        where search_documents.id = search_index.rowid and ${matches(words)}`
    : sql`search_documents where array_to_tsvector(string_to_array(words, ' ')) @@ ${queryOf(words)}::tsquery`
}

/**
 * How many of a query's enquiries have the words, by PostgreSQL's index for `words` and by reading the text for the
 * others. Looking up the words of each enquiry takes longer from some thousands on.
 */
export async function countIndexedAmong(
  database: Searched,
  { words, others }: { words: string[]; others: string[] },
  passing: (db: Db) => SelectQueryBuilder<Tables, 'contact_submissions', { id: string }>,
) {
  const named = sql<{ submission_id: string }>`
    (select submission_id from ${namedBy(database, words)} ${andMatchesAll(database.dialect, others)} offset 0)`
  return withIndexPlan(database, async (db) => {
    const { count } = await db
      .selectFrom(passing(db).offset(sql.lit(0)).as('passing'))
      .innerJoin(named.as('named'), 'named.submission_id', 'passing.id')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  })
}

const queryOf = (words: string[]) => words.map((word) => `'${word}':*`).join(' & ')

const matches = (words: string[]) =>
  sql<SqlBool>`search_index match ${words.map((word) => `"${word}"*`).join(' AND ')}`

/**
 * Runs `work` with plans that use the word index. PostgreSQL expects far too few matches: for frequent words it would
 * scan the whole table or loop over every match, and with its default `work_mem` lose track of which rows of a page
 * matched.
 */
async function withIndexPlan<Result>({ db, dialect }: Searched, work: (db: Db) => Promise<Result>) {
  if (dialect === 'sqlite') return work(db)
  return db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('enable_nestloop', 'off', true),
      set_config('work_mem', '32MB', true)`.execute(trx)
    return work(trx)
  })
}

/** How many rows SQLite reads at a time: some ten milliseconds when several words are frequent. */
const batchSize = 8_000

/** Counts the enquiries with the words by reading the words of all: faster than an index that finds nearly as many. */
export async function countReading({ db, dialect }: Searched, words: string[]) {
  const counted = sql<{ count: number; last: number | null }>
  const all = sql`select count(*) as count from search_documents where ${matchesAll(dialect, words)}`
  if (dialect === 'postgres') return Number((await counted`${all}`.execute(db)).rows[0]!.count)
  const newest = await counted`select 0 as count, max(id) as last from search_documents`.execute(db)
  let total = 0
  for (let last = newest.rows[0]?.last ?? 0; last > 0; last -= batchSize) {
    const some = sql`id <= ${last} and id > ${last - batchSize}`
    total += (await counted`${all} and ${some}`.execute(db)).rows[0]!.count
    await yieldToRequests()
  }
  return total
}

/** A query that starts from these ids, whatever the planner prefers, and looks up each. */
export const fromIds = ({ db, dialect }: Searched, ids: string[]) =>
  db
    .selectFrom(
      dialect === 'sqlite'
        ? sql<{ id: string }>`(select value as id from json_each(${JSON.stringify(ids)}))`.as(
            'named',
          )
        : sql<{ id: string }>`unnest(${ids}::text[])`.as<'named'>(sql`named(id)`),
    )
    .crossJoin('contact_submissions')
    .whereRef('contact_submissions.id', '=', 'named.id')
