import SQLite from 'better-sqlite3'

const pause = 20
const longestWait = 10_000

/**
 * Switches a database to write-ahead logging. Processes that open or leave a file at the same moment refuse one another
 * in this, whatever their timeout, so it is asked again for ten seconds.
 */
export function writeAhead(sqlite: SQLite.Database) {
  for (let waited = 0; ; waited += pause)
    try {
      return sqlite.pragma('journal_mode = WAL')
    } catch (error) {
      const busy = error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')
      if (!busy || waited > longestWait) throw error
      // Nothing else has begun in this process yet, so nothing waits for it.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause)
    }
}
