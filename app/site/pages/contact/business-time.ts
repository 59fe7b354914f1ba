/** The desk's hours: Mon-Fri 9AM-6PM Pacific. */
const opens = 9
const closes = 18
const timeZone = 'America/Los_Angeles'
const HOUR = 3_600_000

/** Made at first use: Intl keeps a slow phone from painting while it loads. */
let clock: Intl.DateTimeFormat | undefined

function pacific(at: Date) {
  clock ??= new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
  })
  const parts = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, value]))
  const number = (part: string) => Number(parts[part])
  return {
    weekend: parts.weekday === 'Sat' || parts.weekday === 'Sun',
    year: number('year'),
    month: number('month') - 1,
    day: number('day'),
    hour: number('hour'),
  }
}

/** When the desk opened or opens on a day given by the Pacific calendar; a day past the month's end runs on. */
function openingOf(year: number, month: number, day: number) {
  const standard = new Date(Date.UTC(year, month, day, opens + 8))
  // In daylight time it is an hour later there already. The clocks change at night, long before the desk opens.
  return new Date(standard.getTime() - (pacific(standard).hour - opens) * HOUR)
}

/** The first time from `at` on that the desk opens. */
export function nextOpening(at: Date) {
  const { year, month, day } = pacific(at)
  let opening = openingOf(year, month, day)
  for (let ahead = 1; opening < at || pacific(opening).weekend; ahead++)
    opening = openingOf(year, month, day + ahead)
  return opening
}

/** The first moment from `now` on when somebody sits at the desk: `now` itself within the hours. */
export function nextBusinessTime(now: Date) {
  const { weekend, hour } = pacific(now)
  return !weekend && hour >= opens && hour < closes ? now : nextOpening(now)
}

/** "Monday, November 23, 9:00 AM Pacific" */
export function sayPacific(at: Date) {
  const day = at.toLocaleDateString('en-US', {
    timeZone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
  })
  const time = at.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return `${day}, ${time} Pacific`
}
