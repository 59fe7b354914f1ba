import type { Generated } from 'kysely'

export type FactorTables = {
  second_factors: SecondFactors
  recovery_codes: RecoveryCodes
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
