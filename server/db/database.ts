import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { SECOND } from '#contract/durations.ts'
import { prepareDataDirectory } from './data-directory.ts'
import { limitTransactions } from './postgres/limit-transactions.ts'
import { nameInserts } from './postgres/named-statements.ts'
import { endSilentConnections } from './postgres/silent-connections.ts'
import { openSqliteFile } from './sqlite/sqlite-file.ts'
import type { Tables } from './tables.ts'
import { mapTransientErrors } from './transient-errors.ts'

export type Dialect = 'sqlite' | 'postgres'
export type Db = Kysely<Tables>
export type Database = {
  db: Db
  dialect: Dialect
  /** The pool of PostgreSQL connections, for those who need to know its settings or whether it is in use. */
  pool?: pg.Pool
  /** PostgreSQL itself, for connections that have to last; the same address unless there is a pooler. */
  directUrl?: string
  /** Whether PostgreSQL is behind a pooler. Then statement time can be limited only within a transaction. */
  isPooled: boolean
  close(): Promise<void>
}

/**
 * `url` empty: SQLite in `dataDir`; `postgres://...`: PostgreSQL, or with a `directUrl` a pooler in transaction mode.
 */
export type Place = { url: string; dataDir: string; directUrl?: string }
/**
 * Together with the longest wait for a connection, less than a request may take: a request answered with 503 has stored
 * nothing.
 */
const requestStatementMs = 4 * SECOND
/**
 * Between two statements of a transaction. A server that loses power or its network in the middle of one closes
 * nothing: until TCP gives up after hours, its locks, such as that of the audit trail, would block all others.
 */
const requestIdleMs = 10 * SECOND
/** Longer than a statement may take, and than a client waits. */
const requestSilenceMs = 15 * SECOND

/** `statementTimeoutMs` 0, for commands that copy everything: no limit. */
export function openDatabase({
  url,
  directUrl = '',
  dataDir,
  statementTimeoutMs = requestStatementMs,
}: Place & { statementTimeoutMs?: number }): Database {
  return url ? openPostgres({ url, directUrl, statementTimeoutMs }) : openSqlite(dataDir)
}

export const sqliteFile = (dataDir: string) => join(dataDir, 'app.db')

function openSqlite(dataDir: string): Database {
  prepareDataDirectory(dataDir)
  const dialect = openSqliteFile(sqliteFile(dataDir), { synchronous: 'FULL' })
  const db = new Kysely<Tables>({ dialect })
  return { db, dialect: 'sqlite', isPooled: false, close: () => db.destroy() }
}

type Connection = { url: string; directUrl: string; statementTimeoutMs: number }

function openPostgres({ url, directUrl, statementTimeoutMs }: Connection): Database {
  const limits = {
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: statementTimeoutMs && requestIdleMs,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5 * SECOND,
    // Poolers refuse settings in the startup message.
    ...(!directUrl && limits),
  })
  // An error event without a listener ends the process. The pool emits those of idle connections; a connection in use
  // needs its own listener, and its query rejects anyway.
  pool.on('error', (error) => console.error(`PostgreSQL connection lost: ${error.message}`))
  pool.on('connect', (client) => client.on('error', () => {}))
  if (statementTimeoutMs > 0) endSilentConnections(pool, requestSilenceMs)
  const isPooled = directUrl !== ''
  const dialect = mapTransientErrors(
    isPooled
      ? limitTransactions(new PostgresDialect({ pool }), limits)
      : new PostgresDialect({ pool: nameInserts(pool) }),
  )
  const db = new Kysely<Tables>({ dialect })
  return {
    db,
    dialect: 'postgres',
    pool,
    directUrl: directUrl || url,
    isPooled,
    close: () => db.destroy(),
  }
}
