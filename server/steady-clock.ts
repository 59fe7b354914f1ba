import { DAY, HOUR } from '#contract/durations.ts'

/** By so much a clock may be corrected. */
const toleranceMs = HOUR
/** Whoever has set a clock wrong sets it right within that time. */
const doubtMs = DAY

/**
 * Tells whether the clock has gone evenly for the last day, or else since the start, judged by one that nobody can set. A clock
 * that is a year ahead for some minutes makes everything a year older, and what is deleted by its age does not come back.
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
