import SQLite from 'better-sqlite3'

/** What the databases call their errors. No other folder reads such a code. */

/** The `code` of an error, or an empty string. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether `create table if not exists` met another process that made the same table at the same moment. */
export function isBeingCreated(error: unknown) {
  // The row in PostgreSQL's catalogue, the table, or the type of its rows is there already.
  return /^(23505|42P07|42710)$/.test(codeOf(error))
}

/** Whether another connection or process holds SQLite's lock. */
export const isLocked = (error: unknown) => /^SQLITE_(BUSY|PROTOCOL)/.test(codeOf(error))

/** The error that SQLite itself gives. */
export const databaseLocked = () => new SQLite.SqliteError('database is locked', 'SQLITE_BUSY')

/** Whether a file is not an SQLite database, or no longer one. */
export const isDamaged = (error: unknown) => /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))

/** Whether the text holds a NUL, which PostgreSQL cannot store. */
export const isUnstorableText = (error: unknown) => codeOf(error) === '22021'

const sqlite = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/
/** Connection lost, out of resources, cancelled, shutting down, read-only standby, deadlock, locked. */
const postgres = /^(08...|53...|57...|25006|40001|40P01|55P03)$/
const network = /^E(CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/
/** What `pg` throws without a code. */
const sentences = /connection terminated|timeout exceeded|not queryable|connection error/i

/** Whether the database cannot work now and may a moment later. Then nothing is wrong with the request. */
export function isUnavailable(error: unknown) {
  const code = codeOf(error)
  if (code) return [sqlite, postgres, network].some((kind) => kind.test(code))
  return error instanceof Error && sentences.test(error.message)
}
