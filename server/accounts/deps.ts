import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/http/limits.ts'
import type { KeyRing } from './secrets.ts'

export type AccountDeps = {
  database: Database
  limits: Limits
  secrets: KeyRing
  now: () => Date
}
