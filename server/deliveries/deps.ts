import type { RenderMail } from '#contract/mail.ts'
import type { KeyRing } from '#server/accounts/secrets.ts'
import type { Database } from '#server/db/database.ts'
import type { Configured } from './health.ts'
import type { LinkMaker } from './mail/mail-links.ts'

export type DeliveryDeps = {
  database: Database
  secrets: KeyRing
  links: LinkMaker
  renderMail: RenderMail
  configured: Configured
  now: () => Date
}
