/** Times as the reader's own clock shows them; the exact instant stays in the `datetime` attribute. */
const day = { month: 'short', day: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const
const thisYear = new Intl.DateTimeFormat('en-US', { ...day, ...time })
const otherYear = new Intl.DateTimeFormat('en-US', { ...day, year: 'numeric', ...time })

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' })

const of = (format: Intl.DateTimeFormat, instant: string) => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : format.format(date)
}

/** "Nov 20, 3:24 PM"; the year only where it is not this one. */
export function shortTime(instant: string) {
  const now = new Date().getFullYear()
  return of(new Date(instant).getFullYear() === now ? thisYear : otherYear, instant)
}
export const longTime = (instant: string) => of(long, instant)

const count = new Intl.NumberFormat('en-US')
export const figure = (value: number) => count.format(value)
