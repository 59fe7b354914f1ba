import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { prepareDataDirectory } from '#server/db/data-directory.ts'
import { openDatabase, type Place, sqliteFile } from '#server/db/database.ts'
import { keepLastSeen } from '#server/db/keep-last-seen.ts'
import { migrate } from '#server/db/migrate.ts'
import { recreateSearch } from '#server/db/sqlite/recreate-search.ts'
import { isDamaged } from '#server/db/error-codes.ts'
import { lockOutServers } from '#server/db/server-lock.ts'
import { recountTallies } from '#server/db/tallies.ts'
import { checkBackup, checkpointAndSync } from './backup-file.ts'
import { copyTables, countRows, emptyTables, type RowCounts } from './copy-tables.ts'
import { makeWorkFolder } from './work-folder.ts'

/**
 * Replaces the database by a backup, completely or not at all. Sessions are left out, because one that has ended since
 * the backup must not become valid again: everyone signs in again. Returns the number of restored rows, and the file to
 * which the replaced SQLite database was copied.
 */
export async function restore(
  place: Place,
  file: string,
  { replace = false } = {},
): Promise<{ rows: RowCounts; former?: string }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  await checkBackup(file)
  prepareDataDirectory(place.dataDir)
  const { folder, remove } = makeWorkFolder(place.dataDir, 'restore')
  try {
    const rows = await prepare(file, folder)
    const unlock = await lockOutServers(place)
    try {
      if (!place.url) return { rows, ...replaceSqlite(place, folder) }
      await fillPostgres(place, { folder, rows, replace })
      return { rows }
    } finally {
      await unlock()
    }
  } finally {
    remove()
  }
}

/** A copy of the backup, migrated to this version's schema, without sessions, and checked again. */
async function prepare(file: string, folder: string): Promise<RowCounts> {
  const copy = sqliteFile(folder)
  copyFileSync(file, copy)
  const database = openDatabase({ url: '', dataDir: folder })
  let rows: RowCounts
  try {
    await migrate(database)
    await keepLastSeen(database.db, 'everyone')
    await database.db.deleteFrom('sessions').execute()
    await recountTallies(database.db)
    // The search words in a file are not trusted.
    await recreateSearch(database.db)
    rows = await countRows(database.db)
  } finally {
    await database.close()
  }
  checkpointAndSync(copy)
  await checkBackup(copy)
  return rows
}

function replaceSqlite({ dataDir }: Place, folder: string) {
  const target = sqliteFile(dataDir)
  const former = existsSync(target) ? keepReplacedFile(target, dataDir, folder) : undefined
  keepForOwner(sqliteFile(folder), target, dataDir)
  return former === undefined ? {} : { former }
}

/** Under a new name each time: after a second restore, the first copy is the only one of the original database. */
function keepReplacedFile(target: string, dataDir: string, folder: string) {
  const time = new Date().toISOString().replaceAll(':', '-')
  const former = join(dataDir, `app-before-restore-${time}.db`)
  // Opening a damaged database may remove its logs.
  const logs = ['-wal', '-journal'].filter((end) => existsSync(target + end))
  for (const end of logs) copyFileSync(target + end, join(folder, end))
  try {
    // SQLite would apply the replaced database's write-ahead log to the new file.
    checkpointAndSync(target)
  } catch (error) {
    if (!(error instanceof Error && isDamaged(error.cause))) throw error
    // They can no longer be merged into the damaged file, so they are kept beside it.
    for (const end of ['-wal', '-shm', '-journal']) rmSync(target + end, { force: true })
    for (const end of logs) keepForOwner(join(folder, end), former + end, dataDir)
  }
  copyFileSync(target, join(folder, 'former.db'))
  keepForOwner(join(folder, 'former.db'), former, dataDir)
  return former
}

/** Restored files belong to the folder's owner and are readable by nobody else, even when root restores. */
function keepForOwner(file: string, place: string, dataDir: string) {
  chmodSync(file, 0o600)
  const { uid, gid } = statSync(dataDir)
  if (process.getuid?.() === 0) chownSync(file, uid, gid)
  renameSync(file, place)
}

type Prepared = { folder: string; rows: RowCounts; replace: boolean }

async function fillPostgres(place: Place, { folder, rows, replace }: Prepared) {
  const target = openDatabase({ ...place, statementTimeoutMs: 0 })
  const source = openDatabase({ url: '', dataDir: folder })
  try {
    await migrate(target)
    await target.db.transaction().execute(async (to) => {
      await sql`set local statement_timeout = 0`.execute(to)
      const { contact_submissions: enquiries, users } = await countRows(to)
      if (enquiries + users > 0 && !replace)
        throw new Error(
          `The database holds ${enquiries} enquiries and ${users} users. ` +
            'Add --replace to put the backup in their place.',
        )
      // The replaced trail is dropped together with its database.
      await sql`alter table audit_entries disable trigger user`.execute(to)
      await emptyTables(to)
      await sql`alter table audit_entries enable trigger user`.execute(to)
      await copyTables({ from: source.db, to, dialect: 'postgres' })
      if (JSON.stringify(await countRows(to)) !== JSON.stringify(rows))
        throw new Error('The copy was not complete. Nothing was changed.')
    })
  } finally {
    await source.close()
    await target.close()
  }
}
