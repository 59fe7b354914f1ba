import { randomBytes } from 'node:crypto'
import type { Selectable } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#server/audit/record-audit.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { DAY, HOUR } from '#contract/durations.ts'
import { clockSkewMs } from '#server/clock/clock-skew.ts'
import { keepLastSeen } from '#server/db/keep-last-seen.ts'
import type { Proof } from './proofs.ts'

export type Session = Selectable<Tables['sessions']>

const maxIdleMs = 12 * HOUR
const maxLifetimeMs = 7 * DAY

export const age = (time: string, now: Date) => now.getTime() - Date.parse(time)

export const isIdle = (session: Session, now: Date) => age(session.last_seen_at, now) > maxIdleMs
export const isTooOld = (session: Session, now: Date) =>
  age(session.created_at, now) > maxLifetimeMs

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

type Opening = {
  userAgent: string | undefined
  /** Identifies the key that the session is bound to. */
  proof: Proof | null
  method?: Session['method']
}

/** Opens a session, and deletes the person's expired ones. */
export async function startSession(
  db: Db,
  userId: string,
  { userAgent, proof, method = 'password' }: Opening,
  now: Date,
): Promise<Session> {
  const time = now.toISOString()
  const session: Session = {
    id: uuidv7(),
    user_id: userId,
    counter: 0,
    hmac_key: randomBytes(32).toString('base64url'),
    created_at: time,
    refreshed_at: time,
    confirmed_at: null,
    last_seen_at: time,
    user_agent: userAgent?.slice(0, 500) ?? null,
    method,
    key_thumbprint: proof?.thumbprint ?? null,
    // A passkey is something its owner has, unlocked by something they know or are.
    factors: method === 'passkey' ? 2 : 1,
    // A mailed link proves access to a mailbox, not knowledge of the password.
    authenticated_at: isByLink(method) ? null : time,
  }
  const before = (span: number) => new Date(now.getTime() - span).toISOString()
  await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((eb) =>
      eb.or([
        eb('last_seen_at', '<', before(maxIdleMs)),
        eb('created_at', '<', before(maxLifetimeMs)),
      ]),
    )
    .execute()
  for (const column of ['created_at', 'last_seen_at'] as const)
    await db
      .updateTable('sessions')
      .set({ [column]: time })
      .where('user_id', '=', userId)
      .where(column, '>', before(-clockSkewMs))
      .execute()
  await db.insertInto('sessions').values(session).execute()
  return session
}

/** Deletes sessions that can never be used again, at most 500 at once. */
export async function deleteExpiredSessions(db: Db, now: Date) {
  const before = (span: number) => new Date(now.getTime() - span).toISOString()
  const expired = await db
    .selectFrom('sessions')
    .select(['id', 'user_id'])
    .where((or) =>
      or.or([
        or('last_seen_at', '<', before(maxIdleMs)),
        or('created_at', '<', before(maxLifetimeMs)),
      ]),
    )
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
