import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import { timeZone } from '#contract/office-hours.ts'
import { serverDate } from './server-time.ts'

// Times are the agency's, so that staff in other time zones read the same.

const day = { month: 'short', day: 'numeric', timeZone } as const
const time = { hour: 'numeric', minute: '2-digit', timeZone } as const
const withYear = new Intl.DateTimeFormat('en-US', { ...day, year: 'numeric' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long', timeZone })
const clock = new Intl.DateTimeFormat('en-US', time)
/** A date without a time is parsed as UTC, so it is formatted as UTC. */
const chosen = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const dayAndTime = new Intl.DateTimeFormat('en-US', { ...day, ...time, timeZoneName: 'short' })

const maxAge = 7 * DAY

const of = (format: Intl.DateTimeFormat, instant: string) => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : format.format(date)
}

/** "Nov 20", or "Nov 20, 2025" in another year. */
export function shortDay(instant: string) {
  const day = of(withYear, instant)
  const thisYear = withYear.format(serverDate()).slice(-', 2026'.length)
  return day.endsWith(thisYear) ? day.slice(0, -thisYear.length) : day
}

/** Whether it is a day such as "2026-11-20". `Date.parse` alone accepts February 30 as March 2. */
export function isDay(text: string) {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return false
  return new Date(text).toISOString().startsWith(text)
}

/** "Nov 20, 2026" for a day ("2026-11-20"), or the time for an instant; a URL may contain either. */
export const chosenDay = (day: string) =>
  day.length > 'yyyy-mm-dd'.length ? shortTime(day) : of(chosen, day)

/** "6 h ago", or the date after a week. */
export function age(instant: string, now: number) {
  const passed = now - new Date(instant).getTime()
  if (passed < MINUTE) return 'just now'
  return passed < maxAge ? `${roughDuration(passed)} ago` : shortDay(instant)
}

/** Up to two days are shown in hours, which are easier to compare with the promised 24 hours. */
const maxShownInHours = 48 * HOUR

/** "40 min", "6 h", "5 d", rounded down. */
export function roughDuration(milliseconds: number) {
  if (milliseconds < HOUR) return `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`
  if (milliseconds < maxShownInHours) return `${Math.floor(milliseconds / HOUR)} h`
  return `${Math.floor(milliseconds / DAY)} d`
}

/** "Friday, November 20, 2026 at 3:24:00 PM PST" */
export const longTime = (instant: string) => of(long, instant)
/** "Nov 20, 3:24 PM PST" */
export const shortTime = (instant: string) => of(dayAndTime, instant)
/** "3:24 PM" */
export const timeOfDay = (at: number) => clock.format(at)

const count = new Intl.NumberFormat('en-US')
export const figure = (value: number) => count.format(value)
