import type SQLite from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'
import { yieldToRequests } from '#server/scheduling/event-loop-turns.ts'
import { cacheStatements } from './statement-cache.ts'
import { WriteQueue } from './write-queue.ts'

/** Longer than most reads take. */
const longReadMs = 2

type Connections = {
  /** For every write and every transaction, one at a time. */
  writer: SQLite.Database
  /** For everything else. It sees committed data and is never blocked by a writer. */
  reader: SQLite.Database
  /** How long a write waits for other processes and for earlier writes; 5 s by default. */
  maxWaitMs?: number
}

/**
 * SQLite with one connection for writing and one for reading, so that pages are read while a write waits for a lock.
 * Both are opened without a busy timeout, which would block the main thread.
 */
export class ReadWriteSqliteDialect extends SqliteDialect {
  readonly #connections: Connections

  constructor(connections: Connections) {
    super({ database: connections.writer })
    this.#connections = connections
  }

  override createDriver() {
    return new ReadWriteDriver(this.#connections)
  }

  override createAdapter() {
    return new ReadWriteAdapter()
  }
}

class ReadWriteAdapter extends SqliteAdapter {
  /** The dialect itself serializes writers. */
  override get supportsMultipleConnections() {
    return true
  }

  /** SQLite can roll back schema changes, so a migration and its record are one transaction. */
  override get supportsTransactionalDdl() {
    return true
  }
}

class ReadWriteDriver implements Driver {
  readonly #connections: Connections
  readonly #writer: SqliteDriver
  readonly #reader: SqliteDriver
  readonly #queue: WriteQueue

  constructor(connections: Connections) {
    this.#connections = connections
    this.#writer = new SqliteDriver({ database: cacheStatements(connections.writer) })
    this.#reader = new SqliteDriver({ database: cacheStatements(connections.reader) })
    this.#queue = new WriteQueue(connections.maxWaitMs)
  }

  async init() {
    await this.#writer.init()
    await this.#reader.init()
  }

  async acquireConnection() {
    const writer = await this.#writer.acquireConnection()
    return new ReadWriteConnection(writer, await this.#reader.acquireConnection(), this.#queue)
  }

  async releaseConnection() {}

  async beginTransaction(connection: ReadWriteConnection) {
    await connection.begin()
  }

  async commitTransaction(connection: ReadWriteConnection) {
    await connection.commit()
  }

  /** With a full disk SQLite has already rolled back. Doing so again would fail and hide the original error. */
  async rollbackTransaction(connection: ReadWriteConnection) {
    await connection.rollBack(this.#connections.writer.inTransaction)
  }

  async destroy() {
    await this.#reader.destroy()
    // Closed last, because the last connection to close moves the write-ahead log into the database.
    await this.#writer.destroy()
  }
}

class ReadWriteConnection implements DatabaseConnection {
  readonly #writer: DatabaseConnection
  readonly #reader: DatabaseConnection
  readonly #queue: WriteQueue
  /** Lets the next writer in. Set while a transaction is open. */
  #leave: (() => void) | undefined

  constructor(writer: DatabaseConnection, reader: DatabaseConnection, queue: WriteQueue) {
    this.#writer = writer
    this.#reader = reader
    this.#queue = queue
  }

  async executeQuery<Row>(query: CompiledQuery) {
    if (this.#leave) return this.#writer.executeQuery<Row>(query)
    if (isRead(query)) return this.#read<Row>(query)
    const { result, leave } = await this.#queue.enter(() => this.#writer.executeQuery<Row>(query))
    leave()
    return result
  }

  /** Reads block the main thread, and large reads come in series: requests get a turn in between. */
  async #read<Row>(query: CompiledQuery) {
    const beganAt = performance.now()
    const result = await this.#queue.retry(() => this.#reader.executeQuery<Row>(query))
    if (performance.now() - beganAt > longReadMs) await yieldToRequests()
    return result
  }

  /** An open cursor would block every other query of the reading connection. */
  streamQuery(): never {
    throw new Error('SQLite answers no streams here. Read page by page.')
  }

  /**
   * Takes the write lock at once. By default SQLite takes it at the first write, and then fails if another process
   * wrote in between.
   */
  async begin() {
    const begin = CompiledQuery.raw('begin immediate')
    const { leave } = await this.#queue.enter(() => this.#writer.executeQuery(begin))
    this.#leave = leave
  }

  /** If it fails the transaction is still open, and Kysely rolls it back. */
  async commit() {
    await this.#writer.executeQuery(CompiledQuery.raw('commit'))
    this.#end()
  }

  async rollBack(isOpen: boolean) {
    try {
      if (isOpen) await this.#writer.executeQuery(CompiledQuery.raw('rollback'))
    } finally {
      this.#end()
    }
  }

  #end() {
    this.#leave?.()
    this.#leave = undefined
  }
}

const isRead = ({ query, sql }: CompiledQuery) =>
  SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)
