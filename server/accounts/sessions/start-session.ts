import { randomBytes } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import { recordAudit } from '#server/audit/record-audit.ts'
import { clockSkewMs } from '#server/clock/clock-skew.ts'
import type { Db } from '#server/db/database.ts'
import type { Proof } from './proofs.ts'
import { areExpired, before, isByLink, type Session } from './sessions.ts'

type Opening = {
  userAgent: string | undefined
  /** Identifies the key that the session is bound to. */
  proof: Proof | null
  method?: Session['method']
}

/** Per account. No person uses as many browsers. */
const maxSessions = 50

/**
 * Opens a session, and deletes the person's expired ones. Called last in a transaction, before its audit entry: when the
 * account has too many, the least recently used ends, which is recorded.
 */
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
  await db.deleteFrom('sessions').where('user_id', '=', userId).where(areExpired(now)).execute()
  for (const column of ['created_at', 'last_seen_at'] as const)
    await db
      .updateTable('sessions')
      .set({ [column]: time })
      .where('user_id', '=', userId)
      .where(column, '>', before(-clockSkewMs, now))
      .execute()
  // Those with a second factor are kept longest, so that somebody with only the password ends none of them.
  const kept = db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('factors', 'desc')
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxSessions - 1)
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .executeTakeFirst()
  await db.insertInto('sessions').values(session).execute()
  const ended = { action: 'sessions.ended', by: userId, subject: userId } as const
  const count = Number(numDeletedRows)
  if (count > 0) await recordAudit(db, { ...ended, data: { count } }, now)
  return session
}
