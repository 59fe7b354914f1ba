import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Dialect } from './database.ts'
import { codeOf } from './error-codes.ts'
import type { Tables } from './tables.ts'

/** What several domains need and the two databases say differently. What only one place needs stands there. */

/** Whether an insert failed because the row already exists. */
export const isUniqueViolation = (error: unknown) =>
  /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(codeOf(error))

/**
 * Whether an insert failed because a row that it references was deleted after the transaction began. On SQLite nobody
 * else can delete it then.
 */
export const isMissingReference = (error: unknown) => codeOf(error) === '23503'

/**
 * Reads rows and locks them against changes until the transaction ends. On SQLite every transaction holds the only
 * write lock from its beginning, so nothing is added.
 */
export function forUpdate<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  dialect: Dialect,
) {
  return dialect === 'postgres' ? query.forUpdate() : query
}

/** The same, while others may still insert rows that reference them. */
export function forNoKeyUpdate<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  dialect: Dialect,
) {
  return dialect === 'postgres' ? query.forNoKeyUpdate() : query
}

/**
 * Reads rows that rows of this transaction will reference: they cannot be deleted until it ends. Outside a transaction
 * it is a plain read.
 */
export function keepForReferences<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  db: Db,
) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return db.isTransaction && isPostgres ? query.forKeyShare() : query
}

/** Reads rows to be changed, skipping those that another transaction is changing. */
export function skipLocked<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  dialect: Dialect,
) {
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query
}

/** Excludes other transactions with the same key until this one ends. On SQLite every other one is excluded already. */
export async function lockKey(trx: Db, dialect: Dialect, key: string) {
  if (dialect === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}

/**
 * Makes the rest of the transaction prefer indexes. To change the first thousand rows of a person who owns most of a
 * table, PostgreSQL would scan it from the beginning, each time past all rows changed before.
 */
export async function preferIndexes(trx: Db, dialect: Dialect) {
  if (dialect === 'postgres')
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx)
}

/** Whole minutes from one stored time to a later one. */
export function minutesBetween(dialect: Dialect, from: string, to: string) {
  const [begin, end] = [sql.ref(from), sql.ref(to)]
  const ms = (time: typeof begin) => sql`round(unixepoch(${time}, 'subsec') * 1000)`
  // PostgreSQL's driver returns a numeric as text.
  return dialect === 'postgres'
    ? sql<
        string | number | null
      >`floor(extract(epoch from ${end}::timestamptz - ${begin}::timestamptz) / 60)`
    : sql<string | number | null>`cast((${ms(end)} - ${ms(begin)}) / 60000 as integer)`
}
