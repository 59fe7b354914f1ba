import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Db } from '#server/db/database.ts'
import { skipLocked } from '#server/db/dialect.ts'
import type { Tables } from '#server/db/tables.ts'
import { MINUTE } from '#contract/durations.ts'

export type DeliveryRow = Selectable<Tables['deliveries']>
export type ChannelName = DeliveryRow['channel']

/** Written out: with a parameter SQLite would not find the index of what is waiting. */
const waiting = sql.lit('waiting' as const)

/** Longer than any attempt may take. What a process leaves behind when it dies is due again after that. */
const claimMs = 3 * MINUTE

export type DueQuery = {
  channel: ChannelName
  limit: number
  /** Webhooks with as many attempts in flight as are allowed. */
  except: string[]
}

const due = (db: Db, { channel, except }: DueQuery, now: Date) =>
  db
    .selectFrom('deliveries')
    .where('status', '=', waiting)
    .where('channel', '=', channel)
    .where('next_attempt_at', '<=', now.toISOString())
    // There are no recipients yet: NOTIFY_EMAIL is not set.
    .where('recipient', '<>', '')
    .$if(except.length > 0, (rows) => rows.where('webhook_id', 'not in', except))
    .orderBy('next_attempt_at')

/** Takes what is due, the longest due first. No other process gets the same rows while the claim lasts. */
export async function claimDue(
  { db, dialect }: Database,
  query: DueQuery,
  claim: string,
  now: Date,
) {
  // Most looks find nothing, and a look is no reason to write.
  if (!(await due(db, query, now).select('id').limit(1).executeTakeFirst())) return []
  return db.transaction().execute(async (trx) => {
    const rows = await skipLocked(
      due(trx, query, now).selectAll().limit(query.limit),
      dialect,
    ).execute()
    if (rows.length === 0) return []
    const next_attempt_at = new Date(now.getTime() + claimMs).toISOString()
    await trx
      .updateTable('deliveries')
      .set({ claim, next_attempt_at })
      .where(
        'id',
        'in',
        rows.map(({ id }) => id),
      )
      .execute()
    return rows
  })
}

/** Makes due at once what was claimed and will not be finished: by one process, or with null by any. */
export async function releaseClaims(db: Db, claim: string | null, now: Date) {
  const waiting = db
    .updateTable('deliveries')
    .set({ claim: null, next_attempt_at: now.toISOString() })
    .where('status', '=', 'waiting')
  const claimed =
    claim === null ? waiting.where('claim', 'is not', null) : waiting.where('claim', '=', claim)
  await claimed.execute()
}

/** Names the process: on SQLite, where all are on one machine, the next to start sees whether it still lives. */
export const newClaim = () => `${process.pid} ${uuidv7()}`

/** On SQLite, makes due at once what processes had claimed that are no more. */
export async function releaseAbandoned({ db, dialect }: Database, now: Date) {
  if (dialect !== 'sqlite') return
  const claims = await db
    .selectFrom('deliveries')
    .select('claim')
    .distinct()
    .where('status', '=', waiting)
    .where('claim', 'is not', null)
    .execute()
  for (const { claim } of claims)
    if (claim !== null && !isAlive(claim)) await releaseClaims(db, claim, now)
}

/** In a container each start has the same number, so that one of our own was left behind. */
function isAlive(claim: string) {
  const pid = Number(/^\d+(?= )/.exec(claim)?.[0] ?? process.pid)
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When the next delivery of the channel is due, those to some webhooks left out. */
export async function nextDueAt(db: Db, channel: ChannelName, except: string[]) {
  const row = await db
    .selectFrom('deliveries')
    .select('next_attempt_at')
    .where('status', '=', waiting)
    .where('channel', '=', channel)
    .where('recipient', '<>', '')
    .where('next_attempt_at', 'is not', null)
    .$if(except.length > 0, (rows) => rows.where('webhook_id', 'not in', except))
    .orderBy('next_attempt_at')
    .limit(1)
    .executeTakeFirst()
  return row?.next_attempt_at ? new Date(row.next_attempt_at) : null
}
