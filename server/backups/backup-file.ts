import { closeSync, fsyncSync, openSync } from 'node:fs'
import SQLite from 'better-sqlite3'
import { SECOND } from '#contract/durations.ts'
import { migrationNames } from '#server/db/migrate.ts'
import { schemaDifference } from './schema-difference.ts'

/** Throws a sentence when a backup file is damaged, is not one of ours, or was made by a newer version. */
export async function checkBackup(file: string) {
  const database = openBackup(file)
  try {
    const select = 'select name from kysely_migration order by name'
    const names = database.prepare(select).pluck().all() as string[]
    const unknown = names.filter((name) => !migrationNames.includes(name))
    if (unknown.length)
      throw new Error(`${file} was made by a newer version (${unknown.join(', ')}).`)
    // Checked first: anything else could run SQL that an attacker has put into the schema.
    const difference = await schemaDifference(database, names)
    if (difference) throw new Error(`${file} is not a backup: ${difference}.`)
    const verdict = database.pragma('integrity_check', { simple: true })
    if (verdict !== 'ok') throw new Error(`${file} is damaged: ${String(verdict)}`)
    const orphans = database.pragma('foreign_key_check') as unknown[]
    if (orphans.length) throw new Error(`${file} is damaged: ${orphans.length} rows refer nowhere`)
  } finally {
    database.close()
  }
}

function openBackup(file: string) {
  try {
    // Not `readonly`: on such a connection the integrity check ignores broken constraints.
    const database = new SQLite(file, { fileMustExist: true })
    database.pragma('query_only = on')
    database.pragma('trusted_schema = off')
    const table = "select 1 from sqlite_master where type = 'table' and name = 'kysely_migration'"
    if (!database.prepare(table).get()) throw new Error('it has none of our tables')
    return database
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} is not a backup: ${reason}`, { cause: error })
  }
}

/** Moves the write-ahead log into the file, removes it, and syncs the file to disk. */
export function checkpointAndSync(file: string) {
  const database = new SQLite(file, { fileMustExist: true, timeout: 2 * SECOND })
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
