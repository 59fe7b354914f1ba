import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/http/limits.ts'

export type EnquiryDeps = {
  database: Database
  limits: Limits
  now: () => Date
}
