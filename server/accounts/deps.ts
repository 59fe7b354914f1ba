import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/http/limits/limits.ts'
import type { Proofs } from './sessions/proofs.ts'
import type { KeyRing } from './secrets.ts'

export type AccountDeps = {
  database: Database
  limits: Limits
  secrets: KeyRing
  proofs: Proofs
  /** Whether the public address uses https. If so, cookies are `Secure`. */
  isSecure: boolean
  links: {
    /** The site's public address. */
    readonly publicUrl: string
  }
  now: () => Date
}
