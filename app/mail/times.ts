import { timeZone } from '#contract/office-hours.ts'

/** In the agency's time zone, so that staff and visitors read the same time. */
const day = { month: 'short', day: 'numeric', timeZone } as const
const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const
const dayFormat = new Intl.DateTimeFormat('en-US', day)
const timeFormat = new Intl.DateTimeFormat('en-US', { ...day, ...time })

/** A text that is not a valid time is shown unchanged: it may come from a visitor's browser. */
function written(format: Intl.DateTimeFormat, instant: string) {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? instant : format.format(date).replaceAll('\u202f', ' ')
}

/** "Nov 20, 3:24 PM PST" */
export const timeOf = (instant: string) => written(timeFormat, instant)
/** "Nov 20" */
export const dayOf = (instant: string) => written(dayFormat, instant)
