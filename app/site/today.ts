const pacific = { timeZone: 'America/Los_Angeles' } as const

/** Today's date as the legal pages print it: "November 20, 2026", in the visitor's zone when `zone` is left out. */
function today(now: Date, zone?: typeof pacific) {
  return now.toLocaleDateString('en-US', { dateStyle: 'long', ...zone })
}

/** The same day for machines: "2026-11-20", as Swedish writes it. */
const machineDay = (now: Date, zone?: typeof pacific) => now.toLocaleDateString('sv-SE', zone)

/** The date that served HTML carries: the agency's own. */
export const pacificToday = (now: Date) => today(now, pacific)
export const pacificDay = (now: Date) => machineDay(now, pacific)
export const pacificYear = (now: Date) =>
  now.toLocaleDateString('en-US', { year: 'numeric', ...pacific })

/** Puts the visitor's date into a page that was made on another day. */
export function showToday(now = new Date()) {
  for (const date of document.querySelectorAll('[data-today]')) {
    date.textContent = today(now)
    date.setAttribute('datetime', machineDay(now))
  }
}
