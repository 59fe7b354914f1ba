/**
 * When the desk is staffed: the one place to change it. No zod here: the public pages load this file. The zone is one that
 * is seven or eight hours behind UTC, which whoever reckons with its clock counts on.
 */
export const timeZone = 'America/Los_Angeles'

/** Consecutive, from Monday. */
export const workdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']

/** Hours of the day. */
export const opensAtHour = 9
export const closesAtHour = 18

/** "6 PM" */
export const clockHour = (hour: number, blank = ' ') =>
  `${hour % 12 || 12}${blank}${hour < 12 ? 'AM' : 'PM'}`

const days = () => `${workdays[0]}-${workdays.at(-1)}`
const hours = () => `${clockHour(opensAtHour, '')}-${clockHour(closesAtHour, '')}`

/** "Mon-Fri 9AM-6PM Pacific", in which the specification writes the hours. */
export const supportHours = () => `${days()} ${hours()} Pacific`
