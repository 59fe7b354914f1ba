import { recordAudit } from '#server/audit/record-audit.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import type { Bearer } from '#server/accounts/sessions/bearer.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { newChallenge, type Purpose } from './passkey-challenge.ts'
import { type Answered, type Assertion, knownTransports } from './passkey-schemas.ts'
import { passkeysOf } from './passkeys.ts'
import { findPasskey, provePasskey } from './prove-passkey.ts'
import { relyingParty } from './relying-party.ts'
import { requestOptions } from './request-options.ts'

const purposeOf = ({ sessionId }: Bearer): Purpose => ({ step: 'confirmation', of: sessionId })

/** The options with which the browser asks for one of the account's own passkeys. */
export async function confirmationOptions(deps: AccountDeps, bearer: Bearer) {
  const { database, secrets, now } = deps
  const { id: rpId } = relyingParty(deps)
  const passkeys = await passkeysOf(database.db, bearer.user.id)
  if (passkeys.length === 0)
    throw new AuthError(422, 'webauthn_credential_not_found', 'You have no passkey yet.')
  const made = newChallenge(secrets.challengeKey, purposeOf(bearer), now())
  return requestOptions(
    rpId,
    made,
    passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key' as const,
      transports: knownTransports(JSON.parse(transports)),
    })),
  )
}

/** @throws AuthError when the passkey is not one of the account's, or its proof is invalid. */
export async function confirmWithPasskey(
  deps: AccountDeps,
  bearer: Bearer,
  answered: Answered<Assertion>,
) {
  const { database, limits, now } = deps
  const userId = bearer.user.id
  const about = { by: userId, subject: userId }
  // Counted by session, not by account: signatures cannot be guessed, and the account's counter belongs to wrong codes.
  const confirmed = await limits.factorCodes.attempt(`passkey ${bearer.sessionId}`, async () => {
    const passkey = await findPasskey(deps, answered.credential.id)
    const proven =
      passkey?.user_id === userId
        ? await provePasskey(deps, purposeOf(bearer), passkey, answered)
        : null
    const isDone = await database.db.transaction().execute(async (trx) => {
      const isRecorded = proven !== null && (await proven.record(trx, now()))
      if (isRecorded)
        await trx
          .updateTable('sessions')
          .set({ authenticated_at: now().toISOString() })
          .where('id', '=', bearer.sessionId)
          .execute()
      const action = isRecorded ? 'passkey.proven' : 'passkey.failed'
      await recordAudit(trx, { action, ...about }, now())
      return isRecorded
    })
    return isDone || null
  })
  if (!confirmed)
    throw new AuthError(422, 'webauthn_verification_failed', 'The passkey could not be verified.')
}
