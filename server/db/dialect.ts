import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely'
import type { Db, Dialect } from './database.ts'
import { codeOf } from './error-codes.ts'
import type { Tables } from './tables.ts'

/** Everything that differs between the two databases and is not a column. */

/** Whether an insert failed because the row is already there. */
export const isUniqueViolation = (error: unknown) =>
  /^(23505|SQLITE_CONSTRAINT_(UNIQUE|PRIMARYKEY))$/.test(codeOf(error))

/** Whether an insert failed because a row that it refers to is gone. */
export const isMissingReference = (error: unknown) => codeOf(error) === '23503'

/**
 * Reads rows that nobody else may change until the transaction ends. Every transaction on SQLite holds the only write
 * lock from its beginning, so there is nothing to add there.
 */
export function forUpdate<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  dialect: Dialect,
) {
  return dialect === 'postgres' ? query.forUpdate() : query
}

/** The same, while others may write rows that refer to them. */
export function forNoKeyUpdate<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  dialect: Dialect,
) {
  return dialect === 'postgres' ? query.forNoKeyUpdate() : query
}

/** Reads rows that rows of this transaction will refer to: nobody deletes them until it ends. Outside one it is a plain read. */
export function keepForReferences<Table extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  db: Db,
) {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
  return db.isTransaction && isPostgres ? query.forKeyShare() : query
}

/** Reads rows to be changed, without those that another transaction is changing. */
export function skipLocked<DB, Table extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Table, Row>,
  dialect: Dialect,
) {
  return dialect === 'postgres' ? query.forUpdate().skipLocked() : query
}

/** Keeps other transactions with the same key out until this one ends. On SQLite every other one is out already. */
export async function lockKey(trx: Db, dialect: Dialect, key: string) {
  if (dialect === 'postgres')
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx)
}

/**
 * Lets the rest of the transaction find rows by indexes. To change the first thousand rows of somebody who has most of a
 * table, PostgreSQL reads it from its beginning, each time past all that was changed before.
 */
export async function preferIndexes(trx: Db, dialect: Dialect) {
  if (dialect === 'postgres')
    await sql`select set_config('enable_seqscan', 'off', true)`.execute(trx)
}

/** Whole minutes from one stored time to a later one. */
export function minutesBetween(dialect: Dialect, from: string, to: string) {
  const [begin, end] = [sql.ref(from), sql.ref(to)]
  const ms = (time: typeof begin) => sql`round(unixepoch(${time}, 'subsec') * 1000)`
  // PostgreSQL's driver gives a numeric as text.
  return dialect === 'postgres'
    ? sql<
        string | number | null
      >`floor(extract(epoch from ${end}::timestamptz - ${begin}::timestamptz) / 60)`
    : sql<string | number | null>`cast((${ms(end)} - ${ms(begin)}) / 60000 as integer)`
}
