import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { prepareDataDirectory } from '#server/db/data-directory.ts'
import type { Database } from '#server/db/database.ts'
import { isBeingCreated, isDamaged } from '#server/db/error-codes.ts'
import { openSqliteFile } from '#server/db/sqlite/sqlite-file.ts'
import { SECOND } from '#contract/durations.ts'

/** `uses` is JSON of sliding-window's uses; `expires` is when the last of them no longer counts. */
export type Counters = Kysely<{ limit_uses: { key: string; uses: string; expires: number } }>

/** For deleting what has expired without reading all the rest. */
const createIndex = 'create index if not exists limit_uses_expires on limit_uses (expires)'

export async function openCounters(database: Database, dataDir: string): Promise<Counters> {
  if (database.dialect === 'sqlite') return openFile(dataDir)
  const counters: Counters = database.db.withTables()
  await createTable(counters)
  return counters
}

/** When several processes create the table at once, PostgreSQL refuses all but one, even with "if not exists". */
async function createTable(counters: Counters, tries = 40): Promise<void> {
  try {
    // Unlogged: the counters may be lost in a crash, and no sign-in waits for a disk.
    await sql`create unlogged table if not exists limit_uses (
      key text primary key, uses text not null, expires bigint not null)`.execute(counters)
    await sql.raw(createIndex).execute(counters)
  } catch (error) {
    if (tries === 0 || !isBeingCreated(error)) throw error
    await sleep(50)
    await createTable(counters, tries - 1)
  }
}

/**
 * A separate file: counting must neither wait for the enquiries' disk writes nor block them. It is disposable, so it is
 * not synced, and recreated if a power cut has corrupted it.
 */
function openFile(dataDir: string): Counters {
  prepareDataDirectory(dataDir)
  const file = join(dataDir, 'limits.db')
  try {
    return prepareFile(file)
  } catch (error) {
    // A file that another process is using must not be removed.
    if (!isDamaged(error)) throw error
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    return prepareFile(file)
  }
}

function prepareFile(file: string): Counters {
  const dialect = openSqliteFile(file, {
    synchronous: 'OFF',
    maxWaitMs: SECOND,
    check: true,
    prepare: `create table if not exists limit_uses (
      key text primary key, uses text not null, expires integer not null) strict, without rowid;
      ${createIndex}`,
  })
  return new Kysely({ dialect })
}
