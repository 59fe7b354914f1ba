import { HOUR, MINUTE, SECOND } from '#contract/durations.ts'

const pausesMs = [
  10 * SECOND,
  30 * SECOND,
  MINUTE,
  2 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  20 * MINUTE,
  40 * MINUTE,
  HOUR,
  2 * HOUR,
  3 * HOUR,
]
const maxPauseMs = 4 * HOUR

/** Counted from the first attempt. */
export const giveUpAfterMs = 72 * HOUR

/** Milliseconds until the next attempt, with 20 % jitter so that simultaneous failures are not retried together. */
export function retryDelayMs(attempts: number) {
  const pause = pausesMs[attempts - 1] ?? maxPauseMs
  return Math.round(pause * (0.8 + Math.random() * 0.4))
}

/** Milliseconds without attempts to an unreachable target; then a single delivery tries it. */
export const backOffMs = (failures: number) => Math.min(5 * SECOND * 2 ** (failures - 1), MINUTE)
