import { v7 as uuidv7 } from 'uuid'
import { browserName } from '#contract/browser-name.ts'
import { recordAudit } from '#server/audit/record-audit.ts'
import { queueMails } from '#server/deliveries/queue.ts'
import { passkeyMail } from '#server/accounts/account-mails.ts'
import { AuthError } from '#server/accounts/auth-errors.ts'
import type { Bearer } from '#server/accounts/sessions/bearer.ts'
import { lockOwnAccount } from '#server/accounts/lock-account.ts'
import type { AccountDeps } from '#server/accounts/deps.ts'
import {
  recomputeChallenge,
  challengeExpired,
  newChallenge,
  type Purpose,
  spendChallenge,
} from './passkey-challenge.ts'
import { type Answered, knownTransports, type NewCredential } from './passkey-schemas.ts'
import { passkeysOf, shownPasskey } from './passkeys.ts'
import { handleOf } from './prove-passkey.ts'
import { relyingParty } from './relying-party.ts'
import { loadWebAuthn, loadWebAuthnHelpers } from './webauthn.ts'

/** ES256, EdDSA and RS256; every authenticator supports one of them. */
const algorithms = [-7, -8, -257]
const maxPasskeys = 20

const purposeOf = ({ sessionId }: Bearer): Purpose => ({ step: 'registration', of: sessionId })

/** The options with which the browser creates a passkey for this account. */
export async function passkeyOptions(deps: AccountDeps, bearer: Bearer) {
  const { database, secrets, now } = deps
  const { id: rpID } = relyingParty(deps)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const known = await passkeysOf(database.db, bearer.user.id)
  assertRoom(known.length)
  const { id, challenge, expiresAt } = newChallenge(secrets.challengeKey, purposeOf(bearer), now())
  const options = await generateRegistrationOptions({
    rpName: rpID,
    rpID,
    userName: bearer.user.email,
    userDisplayName: bearer.user.email,
    userID: new Uint8Array(Buffer.from(handleOf(bearer.user.id), 'base64url')),
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    attestationType: 'none',
    // Discoverable without a user name, and unlocked by a fingerprint, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: knownTransports(JSON.parse(transports)),
    })),
  })
  return { id, options, expiresAt }
}

/** Stores a new passkey and notifies its owner by mail. */
export async function addPasskey(
  deps: AccountDeps,
  bearer: Bearer,
  answered: Answered<NewCredential>,
  userAgent: string | undefined,
) {
  const { database, now } = deps
  const made = await verify(deps, bearer, answered)
  if (!made)
    throw new AuthError(422, 'webauthn_verification_failed', 'The passkey could not be verified.')
  const { id: userId, email } = bearer.user
  return database.db.transaction().execute(async (trx) => {
    await lockOwnAccount(trx, deps, bearer)
    if (!(await spendChallenge(trx, answered.challenge_id))) throw challengeExpired()
    assertRoom((await passkeysOf(trx, userId)).length)
    const row = {
      id: uuidv7(),
      user_id: userId,
      credential_id: made.id,
      public_key: Buffer.from(made.publicKey).toString('base64url'),
      counter: made.counter,
      transports: JSON.stringify(knownTransports(answered.credential.response.transports ?? [])),
      name: browserName(userAgent ?? null),
      created_at: now().toISOString(),
      last_used_at: null,
    }
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('passkeys')
      .values(row)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n)
      throw new AuthError(422, 'webauthn_credential_exists', 'This passkey is here already.')
    await queueMails(trx, [passkeyMail({ id: userId, email }, 'added', row.name, now())], now())
    const about = { by: userId, subject: userId, data: { passkey: row.id } }
    await recordAudit(trx, { action: 'passkey.added', ...about }, now())
    return shownPasskey(row)
  })
}

async function verify(
  deps: AccountDeps,
  bearer: Bearer,
  { challenge_id, credential }: Answered<NewCredential>,
) {
  const { id: rpId, origin } = relyingParty(deps)
  const { secrets, now } = deps
  const purpose = purposeOf(bearer)
  const expectedChallenge = recomputeChallenge(secrets.challengeKey, purpose, challenge_id, now())
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { decodeAttestationObject, decodeClientDataJSON, isoBase64URL } =
    await loadWebAuthnHelpers()
  try {
    const { clientDataJSON, attestationObject } = credential.response
    const attested = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject))
    // Attestation is not used to identify the maker, and verifying a certificate could make this server fetch URLs from
    // it.
    const isPlain = attested.get('fmt') === 'packed' && !attested.get('attStmt').get('x5c')
    if (attested.get('fmt') !== 'none' && !isPlain) return null
    if (decodeClientDataJSON(clientDataJSON).crossOrigin) return null
    const { registrationInfo } = await verifyRegistrationResponse({
      response: credential,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    return registrationInfo?.credential ?? null
  } catch {
    // The library throws only about the input.
    return null
  }
}

function assertRoom(count: number) {
  if (count >= maxPasskeys)
    throw new AuthError(
      422,
      'too_many_passkeys',
      `You have ${maxPasskeys} passkeys already. Remove one first.`,
    )
}
