import { sql } from 'kysely'
import type { Db } from '#server/db/database.ts'

/** The number of connections to this PostgreSQL database that wait for a lock. */
export async function countWaiting(db: Db) {
  const waiting = sql<{ count: string }>`select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  return Number((await waiting.execute(db)).rows[0]!.count)
}
