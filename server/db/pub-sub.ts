import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { SECOND } from '#contract/durations.ts'
import type { Database } from './database.ts'

type Log = { warn(fields: { err: unknown }, message: string): void }

const reconnectMs = SECOND

/**
 * Messages without content between the processes of one PostgreSQL (LISTEN and NOTIFY): there is something new to read.
 * After a lost connection every listener is called, in case it missed one. On SQLite there is no other process.
 */
export class PubSub {
  readonly #database: Database
  readonly #log: Log
  readonly #listeners = new Map<string, () => void>()
  readonly #own = randomUUID()
  readonly #waiting = new Set<() => Promise<void>>()
  #client: pg.Client | undefined
  #timer: NodeJS.Timeout | undefined
  #closed = false

  constructor(database: Database, log: Log) {
    this.#database = database
    this.#log = log
  }

  /** Must be called before `start`. */
  subscribe(channel: string, listener: () => void) {
    this.#listeners.set(channel, listener)
  }

  /**
   * Returns a function that notifies the other processes at most once in `everyMs`; the last call is never dropped. Use
   * it after a commit: PostgreSQL takes one global lock for all transactions that notify.
   */
  publisher(channel: string, everyMs: number) {
    if (this.#database.dialect !== 'postgres') return () => {}
    let last = -Infinity
    let timer: NodeJS.Timeout | undefined
    const notify = async () => {
      clearTimeout(timer)
      timer = undefined
      this.#waiting.delete(notify)
      last = performance.now()
      await sql`select pg_notify(${channel}, ${this.#own})`
        .execute(this.#database.db)
        .catch((error: unknown) =>
          this.#log.warn({ err: error }, 'other processes were not notified'),
        )
    }
    return () => {
      if (timer) return
      const waitMs = last + everyMs - performance.now()
      if (waitMs <= 0) void notify()
      else {
        this.#waiting.add(notify)
        timer = setTimeout(() => void notify(), waitMs).unref()
      }
    }
  }

  start() {
    if (this.#database.dialect === 'postgres') void this.#connect()
  }

  async stop() {
    this.#closed = true
    clearTimeout(this.#timer)
    await Promise.all([...this.#waiting].map((notify) => notify()))
    await this.#client?.end().catch(() => {})
  }

  async #connect() {
    const client = new pg.Client({
      connectionString: this.#database.directUrl,
      connectionTimeoutMillis: 5 * SECOND,
      keepAlive: true,
    })
    this.#client = client
    client.on('notification', ({ channel, payload }) => {
      if (payload !== this.#own) this.#listeners.get(channel)?.()
    })
    // An error event without a listener ends the process.
    client.on('error', () => {})
    client.on('end', () => this.#reconnectSoon())
    try {
      await client.connect()
      for (const channel of this.#listeners.keys())
        await client.query(`listen ${client.escapeIdentifier(channel)}`)
      if (this.#closed) return await client.end()
      for (const listener of this.#listeners.values()) listener()
    } catch (error) {
      if (!this.#closed)
        this.#log.warn({ err: error }, 'not hearing of what other processes have done')
      await client.end().catch(() => {})
      this.#reconnectSoon()
    }
  }

  #reconnectSoon() {
    if (this.#closed) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#connect(), reconnectMs).unref()
  }
}
