import { HOUR } from '#contract/durations.ts'

/** The site promises an answer within 24 hours, regardless of weekends and clock changes. */
const promisedMs = 24 * HOUR

export const dueAt = (received: Date) => new Date(received.getTime() + promisedMs).toISOString()
