import pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { SECOND } from '#server/durations.ts'
import { sql } from 'kysely'

const channel = 'deliveries'
const reconnectMs = 5 * SECOND
/** More work than one process does at once is told to the others no more often than this. */
const shortestIntervalMs = SECOND

/**
 * On PostgreSQL a process with more to send than it can do at once wakes the others. One that misses the call, while
 * its connection is lost, finds the work when it next looks.
 */
export function listenForDeliveries(url: string, wake: () => void, log: FastifyBaseLogger) {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let closed = false

  async function connect() {
    const next = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5 * SECOND })
    client = next
    next.on('notification', wake)
    // An error event without a listener ends the process.
    next.on('error', () => {})
    next.on('end', reconnectSoon)
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
      wake()
    } catch (error) {
      log.warn({ err: error }, 'not listening for deliveries of other processes')
      await next.end().catch(() => {})
      reconnectSoon()
    }
  }

  function reconnectSoon() {
    if (closed) return
    clearTimeout(timer)
    timer = setTimeout(() => void connect(), reconnectMs).unref()
  }

  return {
    start: () => void connect(),
    async stop() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => {})
    },
  }
}

/** Tells the other processes that there is work. */
export function notifyOthers({ db }: Database) {
  let last = -Infinity
  return () => {
    if (performance.now() - last < shortestIntervalMs) return
    last = performance.now()
    sql`select pg_notify(${channel}, '')`.execute(db).catch(() => {})
  }
}
