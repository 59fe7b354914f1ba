import type SQLite from 'better-sqlite3'
import { SECOND } from '#contract/durations.ts'
import { isLocked } from '#server/db/error-codes.ts'

const pauseMs = 20
const maxWaitMs = 10 * SECOND

/**
 * Switches a database to write-ahead logging. While another process opens or closes the file, SQLite refuses this
 * regardless of the busy timeout, so it is retried for ten seconds.
 */
export function writeAhead(sqlite: SQLite.Database) {
  for (let waited = 0; ; waited += pauseMs)
    try {
      return sqlite.pragma('journal_mode = WAL')
    } catch (error) {
      if (!isLocked(error) || waited > maxWaitMs) throw error
      // Only at the start of the process, when nothing else runs on the main thread.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs)
    }
}
