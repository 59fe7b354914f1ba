import SQLite from 'better-sqlite3'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  CompiledQuery,
  type DatabaseConnection,
  Kysely,
  PostgresDialect,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'
import { mapTransientErrors } from './transient-errors.ts'
import { writeAhead } from './write-ahead.ts'

export type Dialect = 'sqlite' | 'postgres'
export type Db = Kysely<Tables>
export type Database = {
  db: Db
  dialect: Dialect
  /** The pool of PostgreSQL connections, for the limiter that shares it. */
  pool?: pg.Pool
  close(): Promise<void>
}

/** `url` empty: SQLite in `dataDir`; `postgres://...`: PostgreSQL. */
export type Place = { url: string; dataDir: string }

export function openDatabase({ url, dataDir }: Place): Database {
  return url ? openPostgres(url) : openSqlite(dataDir)
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'app.db')

function openSqlite(dataDir: string): Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = sqliteFile(dataDir)
  const sqlite = new SQLite(file, { timeout: 10_000 })
  chmodSync(file, 0o600)
  writeAhead(sqlite)
  // In WAL mode better-sqlite3 is built with NORMAL, which may lose the last commits at a power cut.
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  if (sqlite.pragma('synchronous', { simple: true }) !== 2)
    throw new Error('SQLite refused synchronous=FULL; enquiries would not be durable')
  if (sqlite.pragma('journal_mode', { simple: true }) !== 'wal')
    throw new Error(`SQLite refused write-ahead logging for ${file}`)
  const dialect = mapTransientErrors(new ImmediateSqliteDialect(sqlite))
  const db = new Kysely<Tables>({ dialect })
  return { db, dialect: 'sqlite', close: () => db.destroy() }
}

function openPostgres(url: string): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  })
  // Without a listener a broken connection would end the process: the pool hears the idle ones, nobody those in use,
  // whose queries fail by themselves.
  pool.on('error', (error) => console.error(`PostgreSQL connection lost: ${error.message}`))
  pool.on('connect', (client) => client.on('error', () => {}))
  const dialect = mapTransientErrors(new PostgresDialect({ pool }))
  const db = new Kysely<Tables>({ dialect })
  return { db, dialect: 'postgres', pool, close: () => db.destroy() }
}

/**
 * Transactions take the write lock at once. SQLite's default waits for the first write, and then fails instead of
 * waiting when another process wrote in between.
 */
class ImmediateSqliteDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database

  constructor(sqlite: SQLite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

  override createDriver() {
    return new ImmediateSqliteDriver(this.#sqlite)
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  readonly #sqlite: SQLite.Database

  constructor(sqlite: SQLite.Database) {
    super({ database: sqlite })
    this.#sqlite = sqlite
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** A full disk has rolled it back already. A second time would fail, and hide from the answer what had happened. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection)
  }
}
