import { MINUTE } from '#contract/durations.ts'

/** Maximum clock difference between servers. A time further ahead means that the clock was set back. */
export const clockSkewMs = MINUTE
