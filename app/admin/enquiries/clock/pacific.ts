import { DAY, HOUR } from '#contract/durations.ts'
import { timeZone } from '#contract/office-hours.ts'

const format = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** The Pacific wall-clock time at an instant, as the milliseconds of the same time in UTC. */
export function pacificWall(instant: number) {
  const part = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  ) as Record<Part, number>
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second)
}

/** "2026-11-20T15:24", the value of a datetime-local input. */
export const pacificMinute = (instant: number) =>
  new Date(pacificWall(instant)).toISOString().slice(0, 16)

/** "2026-11-20": the Pacific day of an instant, or a day as it is. */
export const pacificDay = (moment: string) =>
  moment.includes('T') ? pacificMinute(Date.parse(moment)).slice(0, 'yyyy-mm-dd'.length) : moment

/**
 * The instant of a Pacific time like "2026-11-20T15:24"; an hour later if that hour is skipped by daylight saving. Null
 * if it is not a valid time.
 */
export function instantOfPacific(wall: string) {
  const wallMs = Date.parse(`${wall}Z`)
  if (Number.isNaN(wallMs)) return null
  const instants = [7, 8].map((offset) => wallMs + offset * HOUR)
  const exact = instants.find((instant) => pacificWall(instant) === wallMs)
  return new Date(exact ?? wallMs + 8 * HOUR).toISOString()
}

/** 9 AM Pacific, this many days after `now`. */
export function pacificMorning(now: number, days: number) {
  const day = new Date(pacificWall(now) + days * DAY).toISOString().slice(0, 10)
  return instantOfPacific(`${day}T09:00`)!
}
