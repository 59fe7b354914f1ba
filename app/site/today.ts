const timeZone = 'America/Los_Angeles'
const months =
  'January February March April May June July August September October November December'.split(' ')

/*
 * Today's date: the agency's in served HTML, the visitor's in a browser. A browser does without Intl, which keeps a slow phone
 * from painting for a fifth of a second when it is first used.
 */

/** The present; in a build the time that SOURCE_DATE_EPOCH names, where it is set (reproducible-builds.org). */
export const currentTime = () =>
  import.meta.env.SSR && process.env.SOURCE_DATE_EPOCH
    ? new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000)
    : new Date()

/** "November 20, 2026", as the legal pages print it. */
export const longDate = (now: Date) =>
  import.meta.env.SSR
    ? now.toLocaleDateString('en-US', { dateStyle: 'long', timeZone })
    : `${months[now.getMonth()]} ${now.getDate()}, ${now.getFullYear()}`

/** The same day for machines: "2026-11-20", as Swedish writes it. */
export const isoDay = (now: Date) =>
  import.meta.env.SSR
    ? now.toLocaleDateString('sv-SE', { timeZone })
    : [now.getFullYear(), twoDigits(now.getMonth() + 1), twoDigits(now.getDate())].join('-')

export const thisYear = (now: Date) =>
  import.meta.env.SSR
    ? now.toLocaleDateString('en-US', { year: 'numeric', timeZone })
    : `${now.getFullYear()}`

/** Puts the visitor's date into a page that was made on another day. */
export function showToday(now = new Date()) {
  for (const date of document.querySelectorAll('[data-today]')) {
    date.textContent = longDate(now)
    date.setAttribute('datetime', isoDay(now))
  }
}

const twoDigits = (number: number) => `${number}`.padStart(2, '0')
