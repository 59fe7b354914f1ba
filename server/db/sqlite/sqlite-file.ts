import { chmodSync, existsSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { SECOND } from '#contract/durations.ts'
import { mapTransientErrors } from '#server/db/transient-errors.ts'
import { ReadWriteSqliteDialect } from './sqlite-dialect.ts'
import { writeAhead } from './write-ahead.ts'

/** Page cache per connection. The operating system caches the file anyway. */
const cacheKibibytes = 4_096

type Settings = {
  /** FULL: a commit is on disk when it returns. OFF: a power cut may corrupt the file. */
  synchronous: keyof typeof levels
  /** SQL that creates what must exist before the first query. */
  prepare?: string
  maxWaitMs?: number
  /** Reads the whole file first, and throws an error that `isDamaged` recognizes where a page is broken. */
  check?: boolean
}

/** Opens or creates a file, readable only by its owner. */
export function openSqliteFile(file: string, settings: Settings) {
  const { synchronous, prepare, maxWaitMs, check } = settings
  const writer = new SQLite(file, { timeout: 10 * SECOND })
  try {
    closeToOthers(file)
    writeAhead(writer)
    writer.pragma('foreign_keys = ON')
    if (prepare) writer.exec(prepare)
    if (check) quickCheck(writer)
    const reader = new SQLite(file, { timeout: 10 * SECOND, fileMustExist: true })
    reader.pragma('query_only = ON')
    for (const connection of [writer, reader]) {
      makeDurable(connection, file, synchronous)
      connection.pragma(`cache_size = -${cacheKibibytes}`)
      // From here on waiting is asynchronous, never on the main thread.
      connection.pragma('busy_timeout = 0')
    }
    const waiting = maxWaitMs === undefined ? {} : { maxWaitMs }
    return mapTransientErrors(new ReadWriteSqliteDialect({ writer, reader, ...waiting }))
  } catch (error) {
    writer.close()
    throw error
  }
}

/** In WAL mode better-sqlite3 defaults to NORMAL, which may lose the last commits at a power cut. */
function makeDurable(connection: SQLite.Database, file: string, synchronous: keyof typeof levels) {
  connection.pragma(`synchronous = ${synchronous}`)
  if (connection.pragma('synchronous', { simple: true }) !== levels[synchronous])
    throw new Error(`SQLite refused synchronous=${synchronous} for ${file}`)
  if (connection.pragma('journal_mode', { simple: true }) !== 'wal')
    throw new Error(`SQLite refused write-ahead logging for ${file}`)
}

const levels = { OFF: 0, FULL: 2 }

function quickCheck(connection: SQLite.Database) {
  const found = connection.pragma('quick_check(1)', { simple: true })
  if (found !== 'ok') throw new SQLite.SqliteError(String(found), 'SQLITE_CORRUPT')
}

/** SQLite gives the files that it creates beside a database the database's mode, but does not change existing ones. */
function closeToOthers(file: string) {
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) chmodSync(each, 0o600)
}
