import { chosenDay } from '#app/admin/dates.ts'
import { pacificDay } from '#app/admin/enquiries/clock/pacific.ts'
import type { Filters } from '#app/admin/enquiries/filters.ts'

/** Why nothing can have been received in this period; null if it begins before it ends. */
export function periodFault({ from, to }: Filters) {
  if (!from || !to) return null
  const isReversed =
    isDay(from) || isDay(to) ? pacificDay(from) > pacificDay(to) : Date.parse(from) > Date.parse(to)
  return isReversed
    ? `“Received from” (${chosenDay(from)}) is later than “until” (${chosenDay(to)}), so no enquiry can match.`
    : null
}

const isDay = (moment: string) => !moment.includes('T')
