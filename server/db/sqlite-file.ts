import SQLite from 'better-sqlite3'
import { chmodSync, existsSync } from 'node:fs'
import { SECOND } from '#contract/durations.ts'
import { ReadWriteSqliteDialect } from './sqlite-dialect.ts'
import { mapTransientErrors } from './transient-errors.ts'
import { writeAhead } from './write-ahead.ts'

/** Pages in memory, per connection. The system caches the file anyway. */
const cacheKibibytes = 4_096

type Settings = {
  /** FULL: a commit is on the disk when it returns. OFF: a power cut may break the file. */
  synchronous: keyof typeof levels
  /** SQL that makes what has to be there before the first query. */
  prepare?: string
  maxWaitMs?: number
  /** Reads the whole file first, and throws what `isDamaged` knows where a page of it is broken. */
  check?: boolean
}

/** Opens a file, or makes it, readable by its owner alone. */
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
      // From here on requests wait for the answer, and never on the main thread.
      connection.pragma('busy_timeout = 0')
    }
    const waiting = maxWaitMs === undefined ? {} : { maxWaitMs }
    return mapTransientErrors(new ReadWriteSqliteDialect({ writer, reader, ...waiting }))
  } catch (error) {
    writer.close()
    throw error
  }
}

/** In WAL mode better-sqlite3 is built with NORMAL, which may lose the last commits at a power cut. */
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

/** SQLite gives the files that it makes beside a database the database's mode, but not those that are there already. */
function closeToOthers(file: string) {
  for (const each of [file, `${file}-wal`, `${file}-shm`])
    if (existsSync(each)) chmodSync(each, 0o600)
}
