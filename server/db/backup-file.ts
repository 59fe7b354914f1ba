import SQLite from 'better-sqlite3'
import { closeSync, fsyncSync, openSync } from 'node:fs'
import { migrationNames } from './migrate.ts'

/** Whether a backup file is whole and made by this version or an older one; throws a sentence when it is not. */
export function checkBackup(file: string) {
  const database = openBackup(file)
  try {
    const verdict = database.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`)
    const orphans = database.pragma('foreign_key_check') as unknown[]
    if (orphans.length) throw new Error(`${file} is damaged: ${orphans.length} rows refer nowhere`)
    const names = database.prepare('select name from kysely_migration').pluck().all() as string[]
    const unknown = names.filter((name) => !migrationNames.includes(name))
    if (unknown.length)
      throw new Error(`${file} was made by a newer version (${unknown.join(', ')}).`)
  } finally {
    database.close()
  }
}

function openBackup(file: string) {
  try {
    // Not `readonly`: on such a connection the integrity check passes over broken constraints.
    const database = new SQLite(file, { fileMustExist: true })
    database.pragma('query_only = on')
    const tables = database.prepare("select 1 from sqlite_master where name = 'kysely_migration'")
    if (!tables.get()) throw new Error('it has none of our tables')
    return database
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} is not a backup: ${reason}`, { cause: error })
  }
}

/** Leaves one plain file: nothing in a write-ahead log beside it, everything on the disk. */
export function settle(file: string) {
  const database = new SQLite(file, { fileMustExist: true, timeout: 2_000 })
  try {
    database.pragma('journal_mode = delete')
  } catch (error) {
    throw new Error('Another program has the database open.', { cause: error })
  } finally {
    database.close()
  }
  const handle = openSync(file, 'r+')
  fsyncSync(handle)
  closeSync(handle)
}
