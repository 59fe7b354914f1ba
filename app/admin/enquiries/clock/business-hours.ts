import { pacificWall } from './pacific.ts'
import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { closesAtHour, opensAtHour, workdays } from '#contract/office-hours.ts'

const opensAt = opensAtHour * HOUR
export const closesAt = closesAtHour * HOUR
const aDay = closesAt - opensAt

/**
 * The business time between two instants. Clocks change on Sundays at 2 AM, so business hours are never longer or
 * shorter than the clock shows.
 */
export const businessMsBetween = (from: string, to: string) =>
  Math.max(0, businessMsUntil(to) - businessMsUntil(from))

/** Business time since Monday, January 5, 1970. */
function businessMsUntil(instant: string) {
  const wall = pacificWall(Date.parse(instant))
  const monday = Date.UTC(1970, 0, 5)
  const days = Math.floor((wall - monday) / DAY)
  const [weeks, weekday] = [Math.floor(days / 7), ((days % 7) + 7) % 7]
  const time = wall - monday - days * DAY
  const today = weekday < workdays.length ? Math.min(Math.max(time - opensAt, 0), aDay) : 0
  return (weeks * workdays.length + Math.min(weekday, workdays.length)) * aDay + today
}

/** "3 h 20 m of business hours", to the minute, or "no business hours". */
export function businessWords(milliseconds: number) {
  const minutes = Math.floor(milliseconds / MINUTE)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const words = [hours && `${hours} h`, rest && `${rest} m`].filter(Boolean).join(' ')
  return words ? `${words} of business hours` : 'no business hours'
}
