import { deleteSpentChallenges } from '#server/accounts/passkeys/passkey-challenge.ts'
import { deleteExpiredSessions } from '#server/accounts/sessions/sessions.ts'
import type { KeyRing } from '#server/accounts/secrets.ts'
import type { Database } from '#server/db/database.ts'
import { makeDueAfterClockChange } from '#server/deliveries/make-due-after-clock-change.ts'
import { sendLeftBehind } from '#server/deliveries/webhooks/webhook-deliveries.ts'
import { deleteBinned } from '#server/enquiries/changes/bin.ts'
import { deleteOldDigests } from '#server/enquiries/digest.ts'
import { deleteExpiredKeys } from '#server/enquiries/receiving/idempotency.ts'
import type { Limits } from '#server/http/limits/limits.ts'
import { deleteExpiredComposers } from '#server/live/composer.ts'
import { deleteOldEvents } from '#server/live/event-log.ts'
import { deleteExpiredTokens } from '#server/deliveries/mail/one-time-tokens.ts'
import { createApplyRetention } from '#server/privacy/apply-retention.ts'
import { resumeErasures } from '#server/privacy/erase-person.ts'
import { createShortenAddresses } from '#server/privacy/shorten-addresses.ts'

type Options = { database: Database; limits: Limits; secrets: KeyRing; now: () => Date }

/** The tasks that delete or shorten rows no longer needed, and that resume what got stuck. */
export function cleanUpTasks({ database, limits, secrets, now }: Options) {
  const shortenAddresses = createShortenAddresses(database.db)
  const applyRetention = createApplyRetention(database)
  return {
    keys: () => deleteExpiredKeys(database.db, now()),
    bin: () => deleteBinned(database, now()),
    digests: () => deleteOldDigests(database.db, now()),
    sessions: () => deleteExpiredSessions(database.db, now()),
    challenges: () => deleteSpentChallenges(database.db, now()),
    links: () => deleteExpiredTokens(database.db, now()),
    limits: (closing: AbortSignal) => limits.forgetExpired(closing),
    liveEvents: () => deleteOldEvents(database, now()),
    composers: () => deleteExpiredComposers(database.db, now()),
    clock: () => makeDueAfterClockChange(database.db, now()),
    leftBehind: () => sendLeftBehind(database.db, now()),
    erasures: (closing: AbortSignal) => resumeErasures({ database, secrets, now }, closing),
    addresses: () => shortenAddresses(now()),
    retention: () => applyRetention(now()),
  }
}
