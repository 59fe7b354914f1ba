/** Times as the reader's own clock shows them; the exact instant stays in the `datetime` attribute. */
const short = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' })

const of = (format: Intl.DateTimeFormat, instant: string) => {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : format.format(date)
}

export const shortTime = (instant: string) => of(short, instant)
export const longTime = (instant: string) => of(long, instant)

const count = new Intl.NumberFormat('en-US')
export const figure = (value: number) => count.format(value)
