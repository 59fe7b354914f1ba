import { recordAudit } from '#server/audit/record-audit.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { networkOrClientOf } from '#server/http/limits/network.ts'
import { newDeviceMail } from '#server/accounts/account-mails.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { writeDeviceCookie } from './device-cookie.ts'
import type { PasskeyProof } from '#server/accounts/passkeys/prove-passkey.ts'
import type { Proof } from './proofs.ts'
import type { Session } from './sessions.ts'
import { startSession } from './start-session.ts'
import type { User } from '#server/accounts/users.ts'

/** The client of a sign-in request. */
export type Visitor = {
  ip: string
  userAgent: string | undefined
  /** The request's `Cookie` header. */
  cookies: string | undefined
  /** Identifies the key that the session will be bound to. */
  proof: Proof | null
}

export type SignedIn = { session: Session; user: User; deviceCookie: string }

type Way =
  | { isKnownDevice: boolean; method: 'password' }
  | { isKnownDevice: boolean; method: 'passkey'; passkey: PasskeyProof }

/** Rolls back what the transaction of a sign-in has written. */
class Refused extends Error {}

/**
 * Null when, during the sign-in, the account was deleted or got a new password, or when the passkey's answer has been
 * used before. Then nothing is stored.
 * @throws AppError 429 after too many sign-ins to the account by one client.
 */
export async function openSession(
  deps: AccountDeps,
  user: User,
  visitor: Visitor,
  way: Way,
): Promise<SignedIn | null> {
  const { cookies } = visitor
  const { database, limits, secrets, isSecure } = deps
  const { isKnownDevice, method } = way
  await limits.signIns.consume(`${user.id}:${networkOrClientOf(visitor.ip)}`)
  const now = deps.now()
  const last_sign_in_at = now.toISOString()
  const opening = database.db.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ last_sign_in_at })
      .where('id', '=', user.id)
      .where('password_hash', '=', user.password_hash)
      .where('deactivated_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Refused()
    if (way.method === 'passkey' && !(await way.passkey.record(trx, now))) throw new Refused()
    if (!isKnownDevice && user.last_sign_in_at !== null)
      await queueMails(trx, [newDeviceMail(user, visitor, now)], now)
    const session = await startSession(trx, user.id, { ...visitor, method }, now)
    const deviceCookie = writeDeviceCookie(secrets, { cookies, account: user, isSecure }, now)
    const data = { method, known_browser: isKnownDevice, key: visitor.proof !== null }
    await recordAudit(
      trx,
      { action: 'sign_in.succeeded', by: user.id, subject: user.id, data },
      now,
    )
    return { session, user: { ...user, last_sign_in_at }, deviceCookie }
  })
  return opening.catch((error: unknown) => {
    if (error instanceof Refused) return null
    throw error
  })
}
