import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/http/limits/limits.ts'
import type { Proofs } from './sessions/proofs.ts'
import type { KeyRing } from './secrets.ts'

export type AccountDeps = {
  database: Database
  limits: Limits
  secrets: KeyRing
  proofs: Proofs
  /** Whether the public address is https. Cookies are `Secure` then. */
  isSecure: boolean
  links: {
    /** The address that people know this site by. */
    readonly publicUrl: string
  }
  now: () => Date
}
