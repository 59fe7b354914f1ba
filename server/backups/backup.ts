import { chmodSync, existsSync, renameSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import SQLite from 'better-sqlite3'
import { SECOND } from '#contract/durations.ts'
import { openDatabase, type Place, sqliteFile } from '#server/db/database.ts'
import { isUpToDate, migrate, refuseNewer } from '#server/db/migrate.ts'
import { makeWorkFolder } from './work-folder.ts'
import { checkBackup, checkpointAndSync } from './backup-file.ts'
import { copyTables } from './copy-tables.ts'

/** Writes a consistent copy of everything into one SQLite file, while the server keeps running. */
export async function backUp(place: Place, file: string) {
  const target = resolve(file)
  if (existsSync(target)) throw new Error(`${file} is already there; a backup replaces nothing.`)
  if (!existsSync(dirname(target))) throw new Error(`There is no folder ${dirname(target)}.`)
  // Beside the target, because renaming is atomic only within a file system.
  const { folder, remove } = makeWorkFolder(dirname(target), 'backup')
  try {
    const copy = sqliteFile(folder)
    await (place.url ? copyPostgres(place, folder) : copySqlite(place, copy))
    checkpointAndSync(copy)
    await checkBackup(copy)
    chmodSync(copy, 0o600)
    renameSync(copy, target)
  } finally {
    remove()
  }
}

async function copySqlite({ dataDir }: Place, copy: string) {
  const source = new SQLite(sqliteFile(dataDir), { timeout: 10 * SECOND, fileMustExist: true })
  try {
    // All pages in one step: the copy is consistent, and a concurrent write does not restart it.
    await source.backup(copy, { progress: () => 2 ** 31 - 1 })
  } finally {
    source.close()
  }
}

async function copyPostgres({ url }: Place, folder: string) {
  const source = openDatabase({ url, dataDir: '', statementTimeoutMs: 0 })
  const target = openDatabase({ url: '', dataDir: folder })
  try {
    await refuseNewer(source)
    if (!(await isUpToDate(source)))
      throw new Error('The database is older than this program. Start the server once first.')
    await migrate(target)
    await source.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute((from) =>
        target.db.transaction().execute((to) => copyTables({ from, to, dialect: 'sqlite' })),
      )
  } finally {
    await target.close()
    await source.close()
  }
}
