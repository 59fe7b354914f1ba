import { type Selectable, sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import type { Database, Db } from '#server/db/database.ts'
import { skipLocked } from '#server/db/dialect.ts'
import type { Tables } from '#server/db/tables.ts'
import { MINUTE } from '#contract/durations.ts'
import { publicMailKinds } from './mail-kinds.ts'

export type DeliveryRow = Selectable<Tables['deliveries']>
export type ChannelName = DeliveryRow['channel']

/** A literal: with a parameter SQLite would not use the partial index of waiting deliveries. */
const waiting = sql.lit('waiting' as const)

/** Longer than any attempt may take. Claims of a crashed process expire after that. */
export const claimMs = 3 * MINUTE

export type Queue = {
  channel: ChannelName
  /** Webhooks that have reached their maximum of concurrent attempts. */
  except: string[]
  /** Only mails that anybody can cause, or only others; without it, all. */
  isPublicMail?: boolean
}
type DueQuery = Queue & { limit: number }

/** Literals, as in the index of the others. */
const publicKinds = sql.join(publicMailKinds.map((kind) => sql.lit(kind)))

const waitingFor = (db: Db, { channel, except, isPublicMail }: Queue) =>
  db
    .selectFrom('deliveries')
    .where('status', '=', waiting)
    .where('channel', '=', channel)
    // No recipients yet: NOTIFY_EMAIL is not set.
    .where('recipient', '<>', '')
    .$if(except.length > 0, (rows) => rows.where('webhook_id', 'not in', except))
    .$if(isPublicMail === true, (rows) => rows.where(sql<boolean>`kind in (${publicKinds})`))
    .$if(isPublicMail === false, (rows) => rows.where(sql<boolean>`kind not in (${publicKinds})`))
    .orderBy('next_attempt_at')

const due = (db: Db, query: Queue, now: Date) =>
  waitingFor(db, query).where('next_attempt_at', '<=', now.toISOString())

/** Claims due deliveries, the longest due first. No other process gets them until the claim expires. */
export async function claimDue(
  { db, dialect }: Database,
  query: DueQuery,
  claim: string,
  now: Date,
) {
  // Most calls find nothing; checking first avoids a write.
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

/** Whether one of these deliveries, or one about these subjects, is being sent at this moment. */
export async function isBeingSent(db: Db, column: 'id' | 'subject_id', ids: string[], now: Date) {
  const claimed = await db
    .selectFrom('deliveries')
    .select('id')
    .where(column, 'in', ids)
    .where('claim', 'is not', null)
    .where('next_attempt_at', '>', now.toISOString())
    .limit(1)
    .executeTakeFirst()
  return claimed !== undefined
}

/** Makes unfinished claims due at once: those of one process, or with null those of all. */
export async function releaseClaims(db: Db, claim: string | null, now: Date) {
  const waiting = db
    .updateTable('deliveries')
    .set({ claim: null, next_attempt_at: now.toISOString() })
    .where('status', '=', 'waiting')
  const claimed =
    claim === null ? waiting.where('claim', 'is not', null) : waiting.where('claim', '=', claim)
  await claimed.execute()
}

/**
 * Identifies the process: on SQLite, with all processes on one machine, the next to start checks whether it is alive.
 */
export const newClaim = () => `${process.pid} ${uuidv7()}`

/** On SQLite, makes deliveries due at once that were claimed by processes that no longer run. */
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

/** Our own process id means a leftover claim: in a container every start has the same id. */
function isAlive(claim: string) {
  const pid = Number(/^\d+(?= )/.exec(claim)?.[0] ?? process.pid)
  if (pid === process.pid) return false
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process exists but belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** When the queue's next delivery is due. */
export async function nextDueAt(db: Db, queue: Queue) {
  const row = await waitingFor(db, queue)
    .select('next_attempt_at')
    .where('next_attempt_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row?.next_attempt_at ? new Date(row.next_attempt_at) : null
}
