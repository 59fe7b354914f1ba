import type { AccountDeps } from '#server/accounts/deps.ts'
import type { Database } from '#server/db/database.ts'
import { DAY, YEAR } from '#contract/durations.ts'
import type { Env } from '#server/env.ts'
import type { Limits } from '#server/http/limits/limits.ts'

export type NewsletterDeps = {
  database: Database
  limits: Limits
  /** Signs the mailed links and hashes suppressed addresses. */
  linkKey: Uint8Array
  /** How long the link of a confirmation works. */
  confirmationLifetimeMs: number
  now: () => Date
}

export const newsletterDeps = (
  { database, limits, secrets, now }: AccountDeps,
  env: Env,
): NewsletterDeps => ({
  database,
  limits,
  linkKey: secrets.linkKey,
  // Without a mail server the mails wait, and must still work once there is one.
  confirmationLifetimeMs: env.SMTP_URL ? 7 * DAY : YEAR,
  now,
})
