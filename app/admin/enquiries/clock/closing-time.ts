import { HOUR } from '#contract/durations.ts'

const closingHour = 18
const pacific = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Los_Angeles',
  weekday: 'short',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
})

/** When the office closes next (Monday to Friday at 6 PM Pacific), and the weekday if that is not today. */
export function nextClosing(now: number) {
  for (let hours = 0; ; hours++) {
    const parts = partsOf(now + hours * HOUR)
    if (parts.weekday === 'Sat' || parts.weekday === 'Sun' || parts.hour !== closingHour - 1)
      continue
    // In the last hour of a business day, closing time is the end of this hour.
    const at = now + hours * HOUR + (60 - parts.minute) * 60_000 - parts.second * 1000
    const today = partsOf(now).weekday === parts.weekday && hours < 24
    return { at, day: today ? '' : ` ${days[parts.weekday]}` }
  }
}

function partsOf(time: number) {
  const parts = pacific.formatToParts(time)
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    weekday: of('weekday') as keyof typeof days,
    hour: Number(of('hour')),
    minute: Number(of('minute')),
    second: Number(of('second')),
  }
}

const days = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
}
