import { timeZone } from '#contract/office-hours.ts'

const months =
  'January February March April May June July August September October November December'.split(' ')

/*
 * Today's date: the agency's in served HTML, the visitor's in a browser. In a browser it does not use Intl, whose first
 * use delays painting on a slow phone by a fifth of a second.
 */

/** The current time, or SOURCE_DATE_EPOCH if a build sets it (reproducible-builds.org). */
export const currentTime = () =>
  import.meta.env.SSR && process.env.SOURCE_DATE_EPOCH
    ? new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000)
    : new Date()

/** "November 20, 2026", as the legal pages print it. */
export const longDate = (now: Date) =>
  import.meta.env.SSR
    ? now.toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
    : `${months[now.getMonth()]} ${now.getDate()}, ${now.getFullYear()}`

/** The same day as "2026-11-20", which is the Swedish format. */
export const isoDay = (now: Date) =>
  import.meta.env.SSR
    ? now.toLocaleDateString('sv-SE', { timeZone })
    : [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')

export const thisYear = (now: Date) =>
  import.meta.env.SSR
    ? now.toLocaleDateString('en-US', { year: 'numeric', timeZone })
    : `${now.getFullYear()}`

/** Updates the date in a page that was built on another day. */
export function showToday(now = new Date()) {
  for (const date of document.querySelectorAll('[data-today]')) {
    date.textContent = longDate(now)
    date.setAttribute('datetime', isoDay(now))
  }
}

const twoDigits = (number: number) => `${number}`.padStart(2, '0')
