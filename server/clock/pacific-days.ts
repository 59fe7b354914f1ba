import { DAY, HOUR } from '#contract/durations.ts'
import { timeZone } from '#contract/office-hours.ts'

const hourThere = new Intl.DateTimeFormat('en-US', {
  timeZone,
  hour: 'numeric',
  hourCycle: 'h23',
})

/**
 * When a day such as 2026-11-01 begins in Pacific time, where clocks change at two in the morning, never at midnight.
 */
function startOfPacificDay(day: string) {
  const utc = Date.parse(`${day}T00:00:00.000Z`)
  const summer = new Date(utc + 7 * HOUR)
  return hourThere.format(summer) === '00' ? summer : new Date(utc + 8 * HOUR)
}

const endOfPacificDay = (day: string) => {
  const next = new Date(Date.parse(`${day}T00:00:00.000Z`) + DAY)
  // The last representable day has no next one.
  if (next.getUTCFullYear() > 9999) return new Date(`${day}T23:59:59.999Z`)
  return startOfPacificDay(next.toISOString().slice(0, 10))
}

const dayThere = new Intl.DateTimeFormat('en-CA', { timeZone })

/** The Pacific day of an instant, such as 2026-11-20, or a number of days later. */
export function pacificDay(instant: Date, daysLater = 0) {
  const noon = Date.parse(`${dayThere.format(instant)}T12:00:00.000Z`)
  return new Date(noon + daysLater * DAY).toISOString().slice(0, 10)
}

/** Whether the begin or end of a range is a Pacific day, and no instant. */
export const isDay = (moment: string) => !moment.includes('T')

/** Where a range begins, in the format of stored times. */
export const beginOf = (moment: string) =>
  stored(isDay(moment) ? startOfPacificDay(moment) : new Date(moment))

/** Where it ends: an instant is part of it, of a day the next one's beginning is not. */
export const endOf = (moment: string) =>
  stored(isDay(moment) ? endOfPacificDay(moment) : new Date(moment))

/** Offsets can lead out of four-digit years, whose order as text is that of time. */
function stored(time: Date) {
  const year = time.getUTCFullYear()
  if (year < 0) return '0000-01-01T00:00:00.000Z'
  return year > 9999 ? '9999-12-31T23:59:59.999Z' : time.toISOString()
}
