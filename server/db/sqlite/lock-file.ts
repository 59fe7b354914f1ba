import { chmodSync } from 'node:fs'
import { dirname, join } from 'node:path'
import SQLite from 'better-sqlite3'
import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'
import { isLocked } from '#server/db/error-codes.ts'

/**
 * A file beside an SQLite database that is used only for locks. The operating system releases them with the process.
 */
export function openLockFile(folder: string, name: string, timeout = 0) {
  const file = join(folder, name)
  const lock = new SQLite(file, { timeout })
  // Any user who can open the file could lock it.
  chmodSync(file, 0o600)
  return lock
}

/** Takes the lock if nobody else holds or shares it, and returns whether it did. */
export function tryExclusiveLock(lock: SQLite.Database) {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (isLocked(error)) return false
    lock.close()
    throw error
  }
}

/** The folder of an SQLite database. */
export async function folderOf(db: Db) {
  const { rows } = await sql<{ file: string }>`pragma database_list`.execute(db)
  return dirname(rows[0]?.file ?? '')
}
