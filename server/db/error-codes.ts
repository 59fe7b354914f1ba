import SQLite from 'better-sqlite3'

/** The databases' error codes. No other folder reads them. */

/** The `code` of an error, or an empty string. */
export const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** Whether `create table if not exists` collided with another process creating the same table. */
export function isBeingCreated(error: unknown) {
  // The row in PostgreSQL's catalogue, the table, or its row type already exists.
  return /^(23505|42P07|42710)$/.test(codeOf(error))
}

/** Whether another connection or process holds SQLite's lock. */
export const isLocked = (error: unknown) => /^SQLITE_(BUSY|PROTOCOL)/.test(codeOf(error))

/** The error that SQLite itself throws. */
export const databaseLocked = () => new SQLite.SqliteError('database is locked', 'SQLITE_BUSY')

/** Whether SQLite or the file system has no space left. */
export const isDiskFull = (error: unknown) => /^(SQLITE_FULL|ENOSPC)$/.test(codeOf(error))

/** Whether a file is not an SQLite database, or is corrupt. */
export const isDamaged = (error: unknown) => /^SQLITE_(NOTADB|CORRUPT)/.test(codeOf(error))

/** Whether a file of the database belongs to somebody else. */
export const isFileOfOthers = (error: unknown) => /^SQLITE_(CANTOPEN|READONLY)/.test(codeOf(error))

/** Whether PostgreSQL cannot be reached, refuses the user or the password, or has no such database. */
export const isConnectionRefused = (error: unknown) =>
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|28...|3D000)$/.test(codeOf(error))

/** Whether the PostgreSQL database belongs to another user. */
export const isDatabaseOfOthers = (error: unknown) => codeOf(error) === '42501'

/** Whether the text contains a NUL, which PostgreSQL cannot store. */
export const isUnstorableText = (error: unknown) => codeOf(error) === '22021'

const sqlite = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CANTOPEN|READONLY|NOMEM|PROTOCOL)/
/** Connection lost, out of resources, cancelled, shutting down, read-only standby, deadlock, locked. */
const postgres = /^(08...|53...|57...|25006|40001|40P01|55P03)$/
const network = /^E(CONN\w+|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH)$/
/** Errors that `pg` throws without a code. */
const sentences = /connection terminated|timeout exceeded|not queryable|connection error/i

/** Whether the database is temporarily unavailable. Then the request itself is not at fault. */
export function isUnavailable(error: unknown) {
  const code = codeOf(error)
  if (code) return [sqlite, postgres, network].some((kind) => kind.test(code))
  return error instanceof Error && sentences.test(error.message)
}
