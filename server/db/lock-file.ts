import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import { chmodSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Db } from './database.ts'

/** A file beside an SQLite database that is only ever locked. The operating system ends the lock with its process. */
export function openLockFile(folder: string, name: string, timeout = 0) {
  const file = join(folder, name)
  const lock = new SQLite(file, { timeout })
  // Whoever may read it could lock it, too.
  chmodSync(file, 0o600)
  return lock
}

/** Whether it was to be had: nobody else holds or shares it now. */
export function tryExclusiveLock(lock: SQLite.Database) {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof SQLite.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
    lock.close()
    throw error
  }
}

/** The folder of an SQLite database. */
export async function folderOf(db: Db) {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
  return dirname(rows[0]?.file ?? '')
}
