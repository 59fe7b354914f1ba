import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/http/limits.ts'
import type { KeyRing } from './secrets.ts'

export type AccountDeps = {
  database: Database
  limits: Limits
  secrets: KeyRing
  /** Whether the public address is https, so that cookies may insist on it. */
  isSecure: boolean
  now: () => Date
}
