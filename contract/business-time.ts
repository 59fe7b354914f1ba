import { HOUR } from './durations.ts'
import { closesAtHour, opensAtHour, timeZone, workdays } from './office-hours.ts'

/** Created on first use, because Intl is slow to load on a phone. */
let clock: Intl.DateTimeFormat | undefined

/** The Pacific date, with the month and the hour from 0, and whether the office rests on that day. */
export function pacific(at: Date) {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  })
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const number = (part: string) => Number(parts[part])
  return {
    weekend: !workdays.includes(parts.weekday ?? ''),
    year: number('year'),
    month: number('month') - 1,
    day: number('day'),
    hour: number('hour'),
  }
}

/** The opening time on a Pacific date. Days beyond the end of the month continue in the next month. */
function openingOf(year: number, month: number, day: number) {
  const standard = new Date(Date.UTC(year, month, day, opensAtHour + 8))
  // In daylight saving time this is an hour too late. Clocks change at night, so the opening time is unambiguous.
  return new Date(standard.getTime() - (pacific(standard).hour - opensAtHour) * HOUR)
}

/** The next opening time at or after `at`. */
export function nextOpening(at: Date) {
  const { year, month, day } = pacific(at)
  let opening = openingOf(year, month, day)
  for (let ahead = 1; opening < at || pacific(opening).weekend; ahead++)
    opening = openingOf(year, month, day + ahead)
  return opening
}

/** `now` during support hours, else the next opening time. */
export function nextBusinessTime(now: Date) {
  const { weekend, hour } = pacific(now)
  return !weekend && hour >= opensAtHour && hour < closesAtHour ? now : nextOpening(now)
}

/** "Monday, November 23, 9:00 AM Pacific" */
export function pacificTime(at: Date) {
  const day = at.toLocaleDateString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  const time = at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return `${day}, ${time} Pacific`
}
