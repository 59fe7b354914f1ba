import { DAY, HOUR } from './durations.ts'

/** Rules about enquiries, apart from the schemas, so that screens need not load those. */

/** Of one request that changes several enquiries. */
export const maxBulkEnquiries = 200

/** How long the bin keeps an enquiry. */
export const binKeptDays = 30
export const binKeptMs = binKeptDays * DAY

/** The site promises an answer within 24 hours, regardless of weekends and clock changes. */
export const promisedMs = 24 * HOUR

/** How long before its deadline an unanswered enquiry counts as due soon. */
export const dueSoonMs = 4 * HOUR

/** Of the value of an enquiry that was won. */
export const maxCents = 1e14
