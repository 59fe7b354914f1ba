import { recordAudit } from '#server/audit/record-audit.ts'
import { sessionEndedMail } from '#server/accounts/account-mails.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import type { Db } from '#server/db/database.ts'
import { forNoKeyUpdate, forUpdate } from '#server/db/dialect.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import type { User } from '#server/accounts/users.ts'
import { assertKey } from './assert-key.ts'
import type { Proof } from './proofs.ts'
import { isSigned, readRefreshToken } from './refresh-token.ts'
import {
  age,
  correctedTimes,
  deleteSessions,
  isAhead,
  isIdle,
  isTooOld,
  type Session,
} from './sessions.ts'

/** How long the previous token is accepted after the first use of the newest; the client retries for 30 s. */
const previousTokenGraceMs = MINUTE
/** How long any older token is accepted from the browser that proves its key, for many tabs that wake up together. */
const olderTokenGraceMs = 10 * SECOND

type Refused = 'unknown' | 'gone' | 'too_old' | 'idle' | 'reused'
type Refreshed =
  | { session: Session; user: User; refused?: never }
  | { refused: Refused; session?: Session }

/**
 * Exchanges a refresh token for the session's next one. Tabs that race with the same token all get the same successor.
 * A token reused later than any client would retry must have been copied, so the session ends and its owner is
 * notified.
 */
export async function refreshSession(
  { database: { db, dialect }, proofs, now: clock }: AccountDeps,
  token: string,
  proof: Proof | null,
): Promise<Refreshed> {
  const now = clock()
  const claim = readRefreshToken(token)
  if (!claim) return { refused: 'unknown' }
  const byId = (on: Db) => on.selectFrom('sessions').selectAll().where('id', '=', claim.sessionId)
  const found = await byId(db).executeTakeFirst()
  if (!found || !isSigned(token, found.hmac_key)) return { refused: found ? 'unknown' : 'gone' }
  await assertKey(proofs, found, proof)

  return db.transaction().execute(async (trx) => {
    // The account before its session, in the same order as a sign-out, to avoid deadlocks.
    const account = trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', found.user_id)
      .where('deactivated_at', 'is', null)
    const user = await forNoKeyUpdate(account, dialect).executeTakeFirst()
    if (!user) return { refused: 'gone' }
    const session = await forUpdate(byId(trx), dialect).executeTakeFirst()
    if (!session) return { refused: 'gone' }
    const verdict = judge(session, claim.counter, now)
    if (verdict === 'unknown') return { refused: verdict }
    if (verdict === 'again') return { session, user }
    if (verdict !== 'next') {
      await deleteSessions(trx, user.id, { only: session.id })
      if (verdict === 'reused') {
        await queueMails(trx, [sessionEndedMail(user, now)], now)
        await recordAudit(trx, { action: 'session.reused', by: null, subject: user.id }, now)
      }
      return { refused: verdict, session }
    }
    const time = now.toISOString()
    const step = {
      ...correctedTimes(session, now),
      counter: session.counter + 1,
      confirmed_at: null,
      refreshed_at: time,
      last_seen_at: time,
    }
    await trx.updateTable('sessions').set(step).where('id', '=', session.id).execute()
    return { session: { ...session, ...step }, user }
  })
}

function judge(session: Session, counter: number, now: Date) {
  if (isTooOld(session, now)) return 'too_old'
  if (isIdle(session, now)) return 'idle'
  const behind = session.counter - counter
  // If the clock was set back, the age is unknown, so there is no grace period.
  const sinceRefresh = isAhead(session.refreshed_at, now)
    ? Infinity
    : age(session.refreshed_at, now)
  if (behind < 0) return 'unknown'
  if (behind === 0) return 'next'
  if (behind === 1 && sinceRefresh <= previousTokenGraceMs) return 'again'
  // A thief of these tokens lacks the key, so a browser whose answer was lost may retry later.
  const isBound = session.key_thumbprint !== null
  if (isBound && behind === 1 && !session.confirmed_at) return 'again'
  if (isBound && behind >= 2 && sinceRefresh <= olderTokenGraceMs) return 'again'
  return 'reused'
}
