import type { Generated } from 'kysely'

export type CredentialTables = {
  second_factors: SecondFactors
  recovery_codes: RecoveryCodes
  passkeys: Passkeys
  spent_challenges: SpentChallenges
  device_names: DeviceNames
}

/** An authenticator app with six-digit codes (TOTP, RFC 6238). */
type SecondFactors = {
  id: string
  user_id: string
  name: string
  /** Encrypted. */
  secret: string
  created_at: string
  /** When its owner first entered one of its codes; before that it is not asked for. */
  confirmed_at: string | null
  /** The time step of the last used code: each works once. */
  last_step: Generated<number>
}

/** One of ten codes that replace the app's, once each. */
type RecoveryCodes = { id: string; user_id: string; hash: string; created_at: string }

/** A passkey (WebAuthn), with which its owner signs in without a password. */
type Passkeys = {
  id: string
  user_id: string
  /** base64url, as the authenticator identifies it. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** The authenticator's signature counter; always 0 if it does not count. */
  counter: number
  /** JSON list of the transports through which browsers reach the authenticator. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** An answered passkey challenge: each works once. */
type SpentChallenges = { id: string; expires_at: string }

/** A person's name for a browser, identified by its key. */
type DeviceNames = {
  id: string
  user_id: string
  key_thumbprint: string
  name: string
  changed_at: string
}
