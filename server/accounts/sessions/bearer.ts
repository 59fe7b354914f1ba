import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import type { Selectable } from 'kysely'
import type { Role } from '#contract/options.ts'
import type { StepUp } from '#contract/step-up.ts'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { type Claims, readAccessToken } from './access-token.ts'
import { assertKey } from './assert-key.ts'
import { confirmedFactor } from '#server/accounts/second-factor/confirmed-factors.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { requiredStepUp } from '#server/accounts/step-up.ts'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { clockSkewMs } from '#server/clock/clock-skew.ts'
import { age, correctedTimes, isIdle, isTooOld, type Session } from './sessions.ts'

/** The account and session behind a request, as currently stored. */
export type Bearer = {
  sessionId: string
  method: Session['method']
  role: Role
  /** Whether the account has a second factor that this session has not verified. */
  lacksFactor: boolean
  /** What is required before a sensitive operation. */
  stepUp: StepUp | null
  user: Pick<
    Selectable<Tables['users']>,
    'id' | 'email' | 'created_at' | 'updated_at' | 'last_sign_in_at'
  >
}

/** In characters; ours have some 600. Longer ones are refused without verification. */
const maxTokenLength = 2_000

type Refused = 'no_token' | 'bad_token' | 'no_session'

/**
 * The session and account of a request's token, or why there is none. Records that the session was used.
 * @throws ProofError when the session is bound to a key that the request does not prove.
 */
export async function findBearer(
  { database: { db }, secrets, proofs, now }: AccountDeps,
  request: FastifyRequest,
): Promise<Bearer | Refused> {
  const token = /^(?:Bearer|DPoP) +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  if (!token) return 'no_token'
  if (token.length > maxTokenLength) return 'bad_token'
  const claims = await readAccessToken(secrets, token, now())
  if (!claims) return 'bad_token'
  const row = await sessionWithUser(db, claims.session_id)
  if (!row || row.user_id !== claims.sub || isTooOld(row, now()) || isIdle(row, now()))
    return 'no_session'
  if (isIssuedAhead(claims, row, now())) return 'bad_token'
  await assertKey(proofs, row, await proofs.read(request, token))
  await noteUse(db, row, claims.rtc, now())
  const { id, user_id, email, user_created_at, updated_at, last_sign_in_at, role } = row
  return {
    sessionId: id,
    method: row.method,
    role: role ?? 'user',
    lacksFactor: row.factors === 1 && row.factor_id !== null,
    stepUp: requiredStepUp(row.authenticated_at, row.factor_id !== null, now()),
    user: { id: user_id, email, created_at: user_created_at, updated_at, last_sign_in_at },
  }
}

function sessionWithUser(db: Db, sessionId: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .leftJoin('user_roles', 'user_roles.user_id', 'users.id')
    .selectAll('sessions')
    .select([
      'users.email',
      'users.created_at as user_created_at',
      'users.updated_at',
      'users.last_sign_in_at',
      'user_roles.role',
    ])
    .select(confirmedFactor)
    .where('sessions.id', '=', sessionId)
    .where('users.deactivated_at', 'is', null)
    .executeTakeFirst()
}

/**
 * A token issued in the future is refused, unless the session was refreshed in that same future: then the server's
 * clock has been set back, and the browser could not know that it needs another token.
 */
function isIssuedAhead({ iat }: Claims, { refreshed_at }: Session, now: Date) {
  return iat * SECOND > Math.max(now.getTime(), Date.parse(refreshed_at)) + clockSkewMs
}

/** Writes at most once a minute to keep reads cheap, and once more on the first use of a new token pair. */
async function noteUse(db: Db, session: Session, counter: number, now: Date) {
  const confirms = !session.confirmed_at && counter === session.counter
  const corrections = correctedTimes(session, now)
  const isCorrect = Object.keys(corrections).length === 0
  if (!confirms && isCorrect && age(session.last_seen_at, now) < MINUTE) return
  const last_seen_at = now.toISOString()
  const noted = db
    .updateTable('sessions')
    .set({ ...corrections, last_seen_at, ...(confirms && { confirmed_at: last_seen_at }) })
    .where('id', '=', session.id)
    .where('counter', '=', session.counter)
    .execute()
    // A read must not depend on a write: with a full disk it is still answered, and the next use is recorded.
    .catch(() => {})
  // Nor does it wait for a lock that another process holds.
  await Promise.race([noted, sleep(100)])
}
