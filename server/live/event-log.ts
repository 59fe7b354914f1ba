import { sql } from 'kysely'
import type { LiveEvent } from '#contract/live-event.ts'
import type { Database } from '#server/db/database.ts'
import { DAY } from '#contract/durations.ts'
import type { Cursor } from './cursor.ts'

export type LoggedEvent = { cursor: Cursor; event: LiveEvent }

type Row = {
  xid: string
  seq: string | number
  at: string
  kind: string
  submission_id: string
  data: string
  /** Whether no open transaction can still insert an event before it. */
  settled: boolean | 0 | 1
}

const keptMs = DAY

/**
 * The events of a day, in an order in which nothing is ever inserted before an event already read. On PostgreSQL
 * transactions commit in any order, so only events older than all open transactions are read.
 */
export class EventLog {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  /** At most `limit` events after the cursor. `heldBack`: more will follow when an open transaction has ended. */
  async after(cursor: Cursor | null, limit: number) {
    const { xid, seq } = cursor ?? { xid: 0n, seq: 0n }
    const rows = await this.#read(
      this.#isPostgres
        ? sql`where (xid, seq) > (${String(xid)}::xid8, ${String(seq)}::bigint)
              order by live_events.xid, live_events.seq limit ${limit}`
        : sql`where seq > ${seq} order by seq limit ${limit}`,
    )
    return {
      events: rows.filter(({ settled }) => settled).map(eventOf),
      heldBack: rows.some(({ settled }) => !settled),
    }
  }

  async newest(): Promise<Cursor | null> {
    const [row] = await this.#read(
      this.#isPostgres
        ? sql`where xid < pg_snapshot_xmin(pg_current_snapshot())
              order by live_events.xid desc, live_events.seq desc limit 1`
        : sql`order by seq desc limit 1`,
    )
    return row ? cursorOf(row) : null
  }

  /** Whether everything after this event is still stored. */
  async has(cursor: Cursor) {
    const [row] = await this.#read(sql`where seq = ${String(cursor.seq)}`)
    if (!row) return false
    const { xid, atMs } = cursorOf(row)
    return xid === cursor.xid && atMs === cursor.atMs
  }

  async #read(which: ReturnType<typeof sql>) {
    const columns = this.#isPostgres
      ? sql`xid::text as xid, seq::text as seq, xid < pg_snapshot_xmin(pg_current_snapshot()) as settled`
      : sql`'0' as xid, seq, 1 as settled`
    const query = sql<Row>`select ${columns}, at, kind, submission_id, data from live_events ${which}`
    return (await query.execute(this.#database.db)).rows
  }

  get #isPostgres() {
    return this.#database.dialect === 'postgres'
  }
}

const cursorOf = ({ xid, seq, at }: Row): Cursor => ({
  xid: BigInt(xid),
  seq: BigInt(seq),
  atMs: Date.parse(at),
})

const eventOf = (row: Row): LoggedEvent => ({
  cursor: cursorOf(row),
  event: { ...JSON.parse(row.data), kind: row.kind, id: row.submission_id },
})

/**
 * Deletes events more than a day old, at most 500 at once. The last one is kept, so that streams can resume after a
 * quiet day.
 */
export async function deleteOldEvents({ db, dialect }: Database, now: Date) {
  const newestFirst = dialect === 'postgres' ? sql`xid desc, seq desc` : sql`seq desc`
  const before = new Date(now.getTime() - keptMs).toISOString()
  const { numAffectedRows } = await sql`
    delete from live_events where seq in (
      select seq from live_events where at < ${before}
        and seq <> (select seq from live_events order by ${newestFirst} limit 1)
      order by at limit 500)`.execute(db)
  return Number(numAffectedRows ?? 0)
}
