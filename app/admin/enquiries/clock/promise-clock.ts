import { DAY, HOUR, MINUTE } from '#contract/durations.ts'
import type { ContactSubmission } from '#contract/enquiry.ts'

const soonMs = 4 * HOUR
/** Up to two days are shown in hours, which are easier to compare with the promised 24 hours. */
const maxShownInHours = 48 * HOUR

/** The text and the urgency of an enquiry's clock at `now`. */
export function promiseClock(
  {
    created_at,
    answered_at,
    due_at,
  }: Pick<ContactSubmission, 'created_at' | 'answered_at' | 'due_at'>,
  now: number,
) {
  if (answered_at !== null) {
    const words = `in ${exactDuration(instant(answered_at) - instant(created_at))}`
    return instant(answered_at) <= instant(due_at)
      ? ({ state: 'answered', words } as const)
      : ({ state: 'answered-late', words: `${words}, late` } as const)
  }
  const left = instant(due_at) - now
  if (left <= 0) return { state: 'late', words: `${rough(-left)} late` } as const
  return { state: left <= soonMs ? 'soon' : 'waiting', words: `${rough(left)} left` } as const
}

const instant = (time: string) => new Date(time).getTime()

/** "40 min", "6 h", "5 d", rounded down. */
function rough(milliseconds: number) {
  if (milliseconds < HOUR) return `${Math.max(1, Math.floor(milliseconds / MINUTE))} min`
  if (milliseconds < maxShownInHours) return `${Math.floor(milliseconds / HOUR)} h`
  return `${Math.floor(milliseconds / DAY)} d`
}

/** "12 m", "2 h 10 m", "1 d 3 h" */
export function exactDuration(milliseconds: number) {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE))
  if (minutes < 60) return `${minutes} m`
  const hours = Math.floor(minutes / 60)
  if (hours < 24)
    return [`${hours} h`, minutes % 60 && `${minutes % 60} m`].filter(Boolean).join(' ')
  return [`${Math.floor(hours / 24)} d`, hours % 24 && `${hours % 24} h`].filter(Boolean).join(' ')
}
