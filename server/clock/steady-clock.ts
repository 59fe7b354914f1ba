import { DAY, HOUR } from '#contract/durations.ts'

/** Tolerated correction of a clock. */
const toleranceMs = HOUR
/** Time allowed for an operator to correct a wrong clock. */
export const doubtMs = DAY

/**
 * Whether the wall clock has run evenly for the last day, or since the start, compared with the monotonic clock. A
 * clock that is a year ahead for some minutes makes everything a year older, and deletions by age cannot be undone.
 */
export function watchClock(wall = () => Date.now(), monotonic = () => performance.now()) {
  let offset = wall() - monotonic()
  let doubtedAt = -Infinity
  return () => {
    const present = wall() - monotonic()
    if (Math.abs(present - offset) > toleranceMs) {
      offset = present
      doubtedAt = monotonic()
    }
    return monotonic() - doubtedAt > doubtMs
  }
}
