import type SQLite from 'better-sqlite3'
import pg from 'pg'
import { SECOND } from '#contract/durations.ts'
import { prepareDataDirectory } from './data-directory.ts'
import type { Place } from './database.ts'
import { openLockFile, tryExclusiveLock } from './sqlite/lock-file.ts'

type Release = () => Promise<void>

/** An arbitrary number, the same in every process. */
const key = 2_012_090_000
const file = 'server.lock'
/** Keeps a reference, because garbage collection closes unreferenced connections. */
const held = new Set<SQLite.Database>()
const busy = 'A server is running on this database. Stop it first.'

/**
 * Holds a shared lock as long as this process lives, so that no restore replaces the database under a running server.
 * The operating system or PostgreSQL releases it with the process, however that ends. Must be called before the
 * database is opened.
 */
export async function holdServerLock({ url, directUrl, dataDir }: Place): Promise<Release> {
  if (url) return holdInPostgres(directUrl || url)
  // Before the database is opened: a server waiting with an open file would continue with the replaced one.
  prepareDataDirectory(dataDir)
  const lock = openLockFile(dataDir, file, 10 * SECOND)
  // An open read transaction is a shared lock on the file.
  lock.exec('begin; select * from sqlite_master')
  held.add(lock)
  return async () => {
    held.delete(lock)
    lock.close()
  }
}

/** Takes the lock exclusively for a restore. Throws when a server holds it; a server that starts meanwhile waits. */
export function lockOutServers({ url, dataDir }: Place): Promise<Release> {
  return url ? lockOutInPostgres(url) : lockOutInSqlite(dataDir)
}

async function lockOutInSqlite(dataDir: string) {
  const lock = openLockFile(dataDir, file)
  if (!tryExclusiveLock(lock)) {
    lock.close()
    throw new Error(busy)
  }
  return async () => void lock.close()
}

async function lockOutInPostgres(url: string) {
  const client = await connect(url)
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock($1) as free',
    [key],
  )
  if (!rows[0]?.free) {
    await client.end()
    throw new Error(busy)
  }
  return () => client.end()
}

async function holdInPostgres(url: string): Promise<Release> {
  let released = false
  let client: pg.Client | undefined

  async function hold() {
    client = await connect(url)
    try {
      if (!released) await client.query('select pg_advisory_lock_shared($1)', [key])
    } catch (error) {
      await client.end()
      throw error
    }
    if (released) return client.end()
    // A restart of PostgreSQL releases the lock, so it is taken again. A failed attempt both rejects and ends its
    // connection: handling both would double the attempts with every failure.
    client.once('end', again)
  }

  function again() {
    if (!released) setTimeout(() => void hold().catch(again), SECOND).unref()
  }

  await hold()
  return async () => {
    released = true
    await client?.end()
  }
}

/** With a timeout, because a server may accept the connection and never answer. */
async function connect(connectionString: string) {
  const seconds = 5
  const connectionTimeoutMillis = seconds * SECOND
  const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    if (!(error instanceof Error && error.message.includes('timeout'))) throw error
    throw new Error(`PostgreSQL did not answer within ${seconds} seconds`, { cause: error })
  }
  return client
}
