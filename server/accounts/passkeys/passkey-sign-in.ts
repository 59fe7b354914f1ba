import { clientOf } from '#server/http/address.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { readDeviceId } from '#server/accounts/sessions/device-cookie.ts'
import { openSession, type SignedIn, type Visitor } from '#server/accounts/sessions/open-session.ts'
import type { Purpose } from './passkey-challenge.ts'
import type { Answered, Assertion } from './passkey-schemas.ts'
import { findPasskey, type PasskeyRow, provePasskey } from './prove-passkey.ts'
import { recordFailure } from '#server/accounts/sign-in.ts'
import { findUser, type User } from '#server/accounts/users.ts'

/** Binds a challenge to the browser that asked for it: its signature opens no session for another key. */
export const signInPurpose = (proof: Visitor['proof']): Purpose => ({
  step: 'sign-in',
  of: proof?.thumbprint ?? '',
})

/**
 * A new session, or null. A passkey already counts as two factors, so no code is needed. Failures are counted by
 * client, or separately for a browser that signed in before, but not by account: signatures cannot be guessed, and a
 * stranger's attempts must not lock anybody out.
 */
export async function signInWithPasskey(
  deps: AccountDeps,
  answered: Answered<Assertion>,
  visitor: Visitor,
): Promise<SignedIn | null> {
  const { database, limits, secrets, now } = deps
  const passkey = await findPasskey(deps, answered.credential.id)
  const user = passkey && (await findUser(database.db, 'id', passkey.user_id))
  const check = (isKnownDevice: boolean) => async () => {
    const opened = passkey && user && (await open(passkey, user, isKnownDevice))
    if (opened) return opened
    await recordFailure(deps, user)
    return null
  }
  const deviceId = readDeviceId(secrets, visitor.cookies, user, now())
  if (deviceId !== null) return limits.signInsByDevice.attempt(deviceId, check(true))
  return limits.signInsByClient.attempt(clientOf(visitor.ip), check(false))

  async function open(key: PasskeyRow, owner: User, isKnownDevice: boolean) {
    const proven = await provePasskey(deps, signInPurpose(visitor.proof), key, answered)
    if (!proven) return null
    await visitor.proof?.spend()
    return openSession(deps, owner, visitor, { isKnownDevice, method: 'passkey', passkey: proven })
  }
}
