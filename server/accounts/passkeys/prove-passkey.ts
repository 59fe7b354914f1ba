import type { Selectable } from 'kysely'
import type { Db } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import { recomputeChallenge, type Purpose, spendChallenge } from './passkey-challenge.ts'
import type { Answered, Assertion } from './passkey-schemas.ts'
import { relyingParty } from './relying-party.ts'
import { loadWebAuthn, loadWebAuthnHelpers } from './webauthn.ts'

export type PasskeyRow = Selectable<Tables['passkeys']>

/** A valid assertion by an authenticator. `record` stores its use. */
export type PasskeyProof = { record(trx: Db, now: Date): Promise<boolean> }

export const findPasskey = ({ database: { db } }: AccountDeps, credentialId: string) =>
  db.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId).executeTakeFirst()

/** Null: it is for another site, purpose or passkey, or its counter did not rise. */
export async function provePasskey(
  deps: AccountDeps,
  purpose: Purpose,
  passkey: PasskeyRow,
  { challenge_id, credential }: Answered<Assertion>,
): Promise<PasskeyProof | null> {
  const { id: rpId, origin } = relyingParty(deps)
  const expectedChallenge = recomputeChallenge(
    deps.secrets.challengeKey,
    purpose,
    challenge_id,
    deps.now(),
  )
  const { userHandle } = credential.response
  if (userHandle !== undefined && userHandle !== handleOf(passkey.user_id)) return null
  const newCounter = await verify()
  if (newCounter === null) return null
  return {
    /** False: the challenge, or this value of the counter, has been used meanwhile. */
    async record(trx, now) {
      if (!(await spendChallenge(trx, challenge_id))) return false
      const { numUpdatedRows } = await trx
        .updateTable('passkeys')
        .set({ counter: newCounter, last_used_at: now.toISOString() })
        .where('id', '=', passkey.id)
        .where('counter', '=', passkey.counter)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },
  }

  async function verify() {
    const { verifyAuthenticationResponse } = await loadWebAuthn()
    const { decodeClientDataJSON } = await loadWebAuthnHelpers()
    try {
      // The library accepts an assertion made in a cross-origin frame when the browser does not name the top origin.
      if (decodeClientDataJSON(credential.response.clientDataJSON).crossOrigin) return null
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: credential,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpId,
        requireUserVerification: true,
        credential: {
          id: passkey.credential_id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: Number(passkey.counter),
        },
      })
      return verified ? authenticationInfo.newCounter : null
    } catch {
      // The library throws only about the input, with messages for developers.
      return null
    }
  }
}

/** The user handle that authenticators store: the account's id, which reveals nothing about the person. */
export const handleOf = (userId: string) =>
  Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
