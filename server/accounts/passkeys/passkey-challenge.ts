import { createHmac } from 'node:crypto'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '#server/db/database.ts'
import { MINUTE } from '#contract/durations.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import { clockSkewMs } from '#server/clock/clock-skew.ts'

export const challengeLifetimeMs = 5 * MINUTE

/** What a challenge is for, and who may answer it: the browser's key, or the session. */
export type Purpose = { step: 'sign-in' | 'registration' | 'confirmation'; of: string }

/**
 * A challenge is a MAC over its purpose and its id, which contains the time. So a mere request stores nothing, and
 * every process can verify it.
 */
export function newChallenge(key: Uint8Array, purpose: Purpose, now: Date) {
  const id = uuidv7({ msecs: now.getTime() })
  const expiresAt = new Date(now.getTime() + challengeLifetimeMs)
  return { id, challenge: challengeOf(key, purpose, id), expiresAt }
}

/** The challenge that has to be signed. @throws AuthError when it is too old. */
export function recomputeChallenge(key: Uint8Array, purpose: Purpose, id: string, now: Date) {
  const ageMs = now.getTime() - madeAt(id)
  if (ageMs > challengeLifetimeMs || ageMs < -clockSkewMs) throw challengeExpired()
  return challengeOf(key, purpose, id)
}

const challengeOf = (key: Uint8Array, { step, of }: Purpose, id: string) =>
  createHmac('sha256', key).update(`${step}\n${of}\n${id}`).digest('base64url')

const madeAt = (id: string) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)

export const challengeExpired = () =>
  new AuthError(
    400,
    'webauthn_challenge_expired',
    'That took too long, or was sent before. Please try again.',
  )

/** Marks a challenge as used, in the transaction of the action it authorizes. False: it was used before. */
export async function spendChallenge(trx: Db, id: string) {
  const expires_at = new Date(madeAt(id) + challengeLifetimeMs + clockSkewMs).toISOString()
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('spent_challenges')
    .values({ id, expires_at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Deletes those too old to be answered, at most 500 at once. */
export async function deleteSpentChallenges(db: Db, now: Date) {
  const { numDeletedRows } = await db
    .deleteFrom('spent_challenges')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('spent_challenges')
        .select('id')
        .where('expires_at', '<=', now.toISOString())
        .limit(500),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
