import { HOUR } from '#contract/durations.ts'

/** What the site promises: an answer within 24 hours, weekends and clock changes or not. */
const promisedMs = 24 * HOUR

export const dueAt = (received: Date) => new Date(received.getTime() + promisedMs).toISOString()
