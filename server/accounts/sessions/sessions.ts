import type { ExpressionBuilder, Selectable } from 'kysely'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { clockSkewMs } from '#server/clock/clock-skew.ts'
import { keepLastSeen } from '#server/db/keep-last-seen.ts'

export type Session = Selectable<Tables['sessions']>

const maxIdleMs = 12 * HOUR
const maxLifetimeMs = 7 * DAY

export const before = (span: number, now: Date) => new Date(now.getTime() - span).toISOString()

export const age = (time: string, now: Date) => now.getTime() - Date.parse(time)

export const isIdle = (session: Session, now: Date) => age(session.last_seen_at, now) > maxIdleMs
export const isTooOld = (session: Session, now: Date) =>
  age(session.created_at, now) > maxLifetimeMs

/** Condition for sessions that can never be used again. */
export const areExpired = (now: Date) => (eb: ExpressionBuilder<Tables, 'sessions'>) =>
  eb.or([
    eb('last_seen_at', '<', before(maxIdleMs, now)),
    eb('created_at', '<', before(maxLifetimeMs, now)),
  ])

export const isAhead = (time: string, now: Date) => age(time, now) < -clockSkewMs

/**
 * The session's times that lie in the future, set to now. Otherwise its limits would be extended by as much as the
 * clock was set back.
 */
export function correctedTimes(session: Session, now: Date) {
  const time = now.toISOString()
  return {
    ...(isAhead(session.created_at, now) && { created_at: time }),
    ...(isAhead(session.last_seen_at, now) && { last_seen_at: time }),
  }
}

/** Such a session may set a password without the old one. */
export const isByLink = (method: Session['method']) => method === 'recovery' || method === 'invite'

/** Deletes sessions that can never be used again, at most 500 at once. */
export async function deleteExpiredSessions(db: Db, now: Date) {
  const expired = await db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where(areExpired(now))
    .limit(500)
    .execute()
  if (expired.length === 0) return 0
  await keepLastSeen(db, [...new Set(expired.map(({ user_id }) => user_id))])
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where(
      'id',
      'in',
      expired.map(({ id }) => id),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes a person's sessions and keeps when they were last seen. Returns how many there were. */
export async function deleteSessions(
  trx: Db,
  userId: string,
  { only, except }: { only?: string; except?: string } = {},
) {
  await keepLastSeen(trx, [userId])
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (theirs) => theirs.where('id', '=', only!))
    .$if(except !== undefined, (theirs) => theirs.where('id', '!=', except!))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export const scopes = ['global', 'local', 'others'] as const
export type Scope = (typeof scopes)[number]

/** Signs the person out: everywhere, in this browser, or everywhere else. */
export async function endSessions(
  trx: Db,
  { userId, sessionId }: { userId: string; sessionId: string },
  scope: Scope,
  now: Date,
) {
  const chosen = { global: {}, local: { only: sessionId }, others: { except: sessionId } }
  await deleteSessions(trx, userId, chosen[scope])
  await recordAudit(trx, { action: 'sign_out', by: userId, subject: userId, data: { scope } }, now)
}
