import { HOUR } from '#contract/durations.ts'
import { opensAtHour } from '#contract/office-hours.ts'
import { nextOpening } from '#contract/business-time.ts'

/** The last wave of the day is at 2 PM. */
const lastWave = 14
const untilCutOff = (lastWave - opensAtHour) * HOUR

/** The next 2 PM Pacific on a business day, at or after `now`. */
export const nextCutOff = (now: Date) =>
  new Date(nextOpening(new Date(now.getTime() - untilCutOff)).getTime() + untilCutOff)

/** "3 h 05 min 09 s" */
export function countdown(from: Date, to: Date) {
  const seconds = Math.max(0, Math.ceil((to.getTime() - from.getTime()) / 1000))
  const two = (amount: number) => String(Math.floor(amount)).padStart(2, '0')
  return `${Math.floor(seconds / 3600)} h ${two((seconds / 60) % 60)} min ${two(seconds % 60)} s`
}
