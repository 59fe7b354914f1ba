/** The agency's own zone: staff and visitors alike read the same hour. */
const day = { month: 'short', day: 'numeric', timeZone: 'America/Los_Angeles' } as const
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const dayFormat = new Intl.DateTimeFormat('en-US', day)
const timeFormat = new Intl.DateTimeFormat('en-US', { ...day, ...time })

/** What a visitor's browser sent may be no time at all; it is shown as it is. */
function written(format: Intl.DateTimeFormat, instant: string) {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : format.format(date).replaceAll('\u202f', ' ')
}

/** "Nov 20, 3:24 PM PST" */
export const timeOf = (instant: string) => written(timeFormat, instant)
/** "Nov 20" */
export const dayOf = (instant: string) => written(dayFormat, instant)
