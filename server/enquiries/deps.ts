import type { Database } from '#server/db/database.ts'
import type { Limits } from '#server/http/limits/limits.ts'
import type { MailSettings } from './mails.ts'

export type EnquiryDeps = {
  database: Database
  limits: Limits
  mail: MailSettings
  now: () => Date
}
