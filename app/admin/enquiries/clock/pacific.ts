import { HOUR } from '#contract/durations.ts'

/** What a clock on the agency's wall shows, in parts. */
const format = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
})

type Part = 'year' | 'month' | 'day' | 'hour' | 'minute' | 'second'

/** The time on the wall at an instant, as if it were UTC: milliseconds that can be counted with. */
export function pacificWall(instant: number) {
  const part = Object.fromEntries(
    format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  ) as Record<Part, number>
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second)
}

/** "2026-11-20T15:24", as controls for a time want it. */
export const pacificMinute = (instant: number) =>
  new Date(pacificWall(instant)).toISOString().slice(0, 16)

/** The instant at which the wall shows "2026-11-20T15:24"; of an hour that is skipped, the one after it. Null for no time. */
export function instantOfPacific(wall: string) {
  const shown = Date.parse(`${wall}Z`)
  if (Number.isNaN(shown)) return null
  const instants = [7, 8].map((offset) => shown + offset * HOUR)
  const exact = instants.find((instant) => pacificWall(instant) === shown)
  return new Date(exact ?? shown + 8 * HOUR).toISOString()
}

/** 9 AM on the day that comes so many days after `now`'s. */
export function pacificMorning(now: number, days: number) {
  const day = new Date(pacificWall(now) + days * 24 * HOUR).toISOString().slice(0, 10)
  return instantOfPacific(`${day}T09:00`)!
}
