import { DAY } from '#contract/durations.ts'
import { workdays } from '#contract/office-hours.ts'
import { closesAt } from './business-hours.ts'
import { instantOfPacific, pacificWall } from './pacific.ts'

const weekdayName = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** When the office closes next, and the weekday if that is not today. */
export function nextClosing(now: number) {
  const today = Math.floor(pacificWall(now) / DAY) * DAY
  for (let day = today; ; day += DAY) {
    if (isWeekend(day)) continue
    const wall = new Date(day + closesAt).toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)
    const at = Date.parse(instantOfPacific(wall)!)
    if (at > now) return { at, day: day === today ? '' : ` ${weekdayName.format(day)}` }
  }
}

const isWeekend = (day: number) => (new Date(day).getUTCDay() + 6) % 7 >= workdays.length
