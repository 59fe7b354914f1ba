import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join } from 'node:path'
import { checkBackup, settle } from './backup-file.ts'
import { copyTables, countRows, emptyTables, type RowCounts } from './copy-tables.ts'
import { openDatabase, type Place, sqliteFile } from './database.ts'
import { migrate } from './migrate.ts'
import { lockOutServers } from './server-lock.ts'

/** The database that was there before stays beside the new one. */
export const formerFile = (dataDir: string) => join(dataDir, 'app-before-restore.db')

/**
 * Puts a backup in the database's place: all of it or nothing. Sessions are left out, because a session that ended
 * since the backup must not come back to life: everyone signs in again.
 */
export async function restore(place: Place, file: string, { replace = false } = {}) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  checkBackup(file)
  mkdirSync(place.dataDir, { recursive: true, mode: 0o700 })
  const folder = mkdtempSync(join(place.dataDir, '.restore-'))
  try {
    const rows = await prepare(file, folder)
    const unlock = await lockOutServers(place)
    try {
      if (place.url) await fillPostgres(place, folder, rows, replace)
      else replaceSqlite(place, folder)
    } finally {
      await unlock()
    }
    return rows
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A copy of the backup, brought up to this version's schema, without sessions, and checked again. */
async function prepare(file: string, folder: string): Promise<RowCounts> {
  const copy = sqliteFile(folder)
  copyFileSync(file, copy)
  const database = openDatabase({ url: '', dataDir: folder })
  let rows: RowCounts
  try {
    await migrate(database)
    await database.db.deleteFrom('sessions').execute()
    rows = await countRows(database.db)
  } finally {
    await database.close()
  }
  settle(copy)
  checkBackup(copy)
  return rows
}

function replaceSqlite({ dataDir }: Place, folder: string) {
  const target = sqliteFile(dataDir)
  if (existsSync(target)) {
    // A write-ahead log of the former database would be read into the new one.
    settle(target)
    copyFileSync(target, formerFile(dataDir))
    chmodSync(formerFile(dataDir), 0o600)
  }
  chmodSync(sqliteFile(folder), 0o600)
  renameSync(sqliteFile(folder), target)
}

async function fillPostgres(place: Place, folder: string, rows: RowCounts, replace: boolean) {
  const target = openDatabase(place)
  const source = openDatabase({ url: '', dataDir: folder })
  try {
    await migrate(target)
    await target.db.transaction().execute(async (to) => {
      const { contact_submissions: enquiries, users } = await countRows(to)
      if (enquiries + users > 0 && !replace)
        throw new Error(
          `The database holds ${enquiries} enquiries and ${users} users. ` +
            'Add --replace to put the backup in their place.',
        )
      await emptyTables(to)
      await copyTables(source.db, to)
      if (JSON.stringify(await countRows(to)) !== JSON.stringify(rows))
        throw new Error('The copy was not complete. Nothing was changed.')
    })
  } finally {
    await source.close()
    await target.close()
  }
}
