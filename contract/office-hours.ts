/**
 * When the desk is staffed: the one file to change. No zod here: the public pages load this file. The zone is one that
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

/** As the specification writes the hours. A text, so that no page needs code for it; a test compares it with the rest. */
export const supportHours = 'Mon-Fri 9AM-6PM Pacific'
