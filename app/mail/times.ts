/** The agency's own zone: staff and visitors alike read the same hour. */
const time = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Los_Angeles',
  timeZoneName: 'short',
})
const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'America/Los_Angeles',
})

/** "Nov 20, 3:24 PM PST" */
export const timeOf = (instant: string | Date) =>
  time.format(new Date(instant)).replaceAll('\u202f', ' ')
/** "Nov 20" */
export const dayOf = (instant: string | Date) => day.format(new Date(instant))
