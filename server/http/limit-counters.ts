import SQLite from 'better-sqlite3'
import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql, SqliteDialect } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { mapTransientErrors } from '#server/db/transient-errors.ts'
import { writeAhead } from '#server/db/write-ahead.ts'

/** `uses` is JSON of sliding-window's uses; `expires` is when the last of them no longer counts. */
export type Counters = Kysely<{ limit_uses: { key: string; uses: string; expires: number } }>

export async function openCounters(database: Database, dataDir: string): Promise<Counters> {
  if (database.dialect === 'sqlite') return openFile(dataDir)
  const counters: Counters = database.db.withTables()
  await createTable(counters)
  return counters
}

/** Of several processes that create the table at the same moment PostgreSQL refuses all but one, "if not exists" or not. */
async function createTable(counters: Counters, tries = 40): Promise<void> {
  try {
    // Unlogged: the counters may be lost in a crash, and no sign-in waits for a disk.
    await sql`create unlogged table if not exists limit_uses (
      key text primary key, uses text not null, expires bigint not null)`.execute(counters)
  } catch (error) {
    if (tries === 0 || !isCreatedByAnotherProcess(error)) throw error
    await sleep(50)
    await createTable(counters, tries - 1)
  }
}

/**
 * A file of its own: counting must neither wait for the enquiries' disk nor lock them out. It is disposable, so it is
 * not synced, and created again when a power cut broke it.
 */
function openFile(dataDir: string): Counters {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'limits.db')
  try {
    return prepareFile(file)
  } catch (error) {
    // A file that another process holds at this moment must not be removed.
    const code = error instanceof SQLite.SqliteError ? error.code : ''
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw error
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    return prepareFile(file)
  }
}

function prepareFile(file: string): Counters {
  const sqlite = new SQLite(file, { timeout: 10_000 })
  // It holds addresses. The files that SQLite puts beside it take its mode.
  chmodSync(file, 0o600)
  writeAhead(sqlite)
  sqlite.pragma('synchronous = OFF')
  sqlite.exec(`create table if not exists limit_uses (
    key text primary key, uses text not null, expires integer not null) strict, without rowid`)
  // From here on a wait for another process's lock would stop the whole server.
  sqlite.pragma('busy_timeout = 100')
  return new Kysely({ dialect: mapTransientErrors(new SqliteDialect({ database: sqlite })) })
}

/** A row of PostgreSQL's catalogue, the table or the type of its rows exists already. */
function isCreatedByAnotherProcess(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '23505' || code === '42P07' || code === '42710'
}
