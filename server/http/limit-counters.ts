import SQLite from 'better-sqlite3'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql, SqliteDialect } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { tellUnavailable } from '#server/db/unavailable.ts'

export type Counters = Kysely<{ rate_limits: { key: string; points: number; expires: number } }>

export async function openCounters(database: Database, dataDir: string): Promise<Counters> {
  if (database.dialect === 'sqlite') return openFile(dataDir)
  const counters: Counters = database.db.withTables()
  // Unlogged: nobody misses the counters after a crash, and no sign-in waits for a disk.
  await sql`create unlogged table if not exists rate_limits (
    key text primary key, points integer not null, expires bigint not null)`
    .execute(counters)
    .catch(unlessMadeByAnotherProcess)
  return counters
}

/**
 * A file of its own: counting must neither wait for the enquiries' disk nor lock them out. It is disposable, so it is
 * not synced, and made anew when a power cut broke it.
 */
function openFile(dataDir: string): Counters {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'limits.db')
  try {
    return prepareFile(file)
  } catch {
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix, { force: true })
    return prepareFile(file)
  }
}

function prepareFile(file: string): Counters {
  const sqlite = new SQLite(file, { timeout: 1_000 })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = OFF')
  sqlite.exec(`create table if not exists rate_limits (
    key text primary key, points integer not null, expires integer not null) strict, without rowid`)
  return new Kysely({ dialect: tellUnavailable(new SqliteDialect({ database: sqlite })) })
}

function unlessMadeByAnotherProcess(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== '23505' && code !== '42P07') throw error
}
