import { randomBytes } from 'node:crypto'
import { DAY } from '#contract/durations.ts'
import type { Tables } from '#server/db/tables.ts'

const overlapMs = DAY
/** How many previous secrets sign beside the current one. */
const maxPreviousSecrets = 3

type Secrets = Pick<Tables['webhooks'], 'secret' | 'previous_secret' | 'previous_secret_until'>

/** Standard Webhooks: 24 to 64 random bytes. */
export const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`

/** Until when previous secrets also sign; null when none does. */
export const overlapEnd = (
  { previous_secret_until: until }: Pick<Secrets, 'previous_secret_until'>,
  now: Date,
) => (until !== null && until > now.toISOString() ? until : null)

/** The secrets that sign at `now`, the current one first. */
export function signingSecrets(row: Secrets, now: Date) {
  const previous = overlapEnd(row, now) && row.previous_secret
  return [row.secret, ...(previous ? previous.split(' ') : [])]
}

/** The columns after a rotation. Previous secrets sign for another day, so that receivers have time to change over. */
export function rotated(row: Secrets, now: Date) {
  return {
    secret: newSecret(),
    // With two rotations within a day a receiver may never have learned the secret between them.
    previous_secret: signingSecrets(row, now).slice(0, maxPreviousSecrets).join(' '),
    previous_secret_until: new Date(now.getTime() + overlapMs).toISOString(),
  }
}
