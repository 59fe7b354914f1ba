import type { Generated } from 'kysely'

export type FactorTables = {
  second_factors: SecondFactors
  recovery_codes: RecoveryCodes
  passkeys: Passkeys
  spent_challenges: SpentChallenges
  device_names: DeviceNames
}

/** An app that shows six digits (TOTP, RFC 6238). */
type SecondFactors = {
  id: string
  user_id: string
  name: string
  /** Encrypted. */
  secret: string
  created_at: string
  /** When its owner first typed a code of it; before that nobody is asked for one. */
  confirmed_at: string | null
  /** The time step of the last code that was used: each works once. */
  last_step: Generated<number>
}

/** One of ten that get their owner in without the app, once each. */
type RecoveryCodes = { id: string; user_id: string; hash: string; created_at: string }

/** A passkey (WebAuthn), which signs its owner in without a password. */
type Passkeys = {
  id: string
  user_id: string
  /** base64url, as the authenticator names it. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** How often the authenticator says that it was used; 0 for ever where it does not count. */
  counter: number
  /** JSON list of the transports by which browsers reach the authenticator. */
  transports: string
  name: string
  created_at: string
  last_used_at: string | null
}

/** A passkey's challenge that was answered: each works once. */
type SpentChallenges = { id: string; expires_at: string }

/** What somebody calls a browser of theirs, known by its key. */
type DeviceNames = {
  id: string
  user_id: string
  key_thumbprint: string
  name: string
  changed_at: string
}
