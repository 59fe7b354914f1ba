import type { ContactSubmission } from '#contract/enquiry.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const soonMs = 4 * hour
/** Up to two days are said in hours: "26 h late" is plainer beside a promise of 24 hours. */
const longestInHours = 48 * hour

/** What the clock of an enquiry says at `now`, and how pressing it is. */
export function promiseClock(
  {
    created_at,
    answered_at,
    due_at,
  }: Pick<ContactSubmission, 'created_at' | 'answered_at' | 'due_at'>,
  now: number,
) {
  if (answered_at !== null)
    return {
      state: 'answered',
      words: `in ${exactDuration(instant(answered_at) - instant(created_at))}`,
    } as const
  const left = instant(due_at) - now
  if (left <= 0) return { state: 'late', words: `${rough(-left)} late` } as const
  return { state: left <= soonMs ? 'soon' : 'waiting', words: `${rough(left)} left` } as const
}

const instant = (time: string) => new Date(time).getTime()

/** "40 min", "6 h", "5 d": never more than there is. */
function rough(milliseconds: number) {
  if (milliseconds < hour) return `${Math.max(1, Math.floor(milliseconds / minute))} min`
  if (milliseconds < longestInHours) return `${Math.floor(milliseconds / hour)} h`
  return `${Math.floor(milliseconds / day)} d`
}

/** "12 m", "2 h 10 m", "1 d 3 h" */
export function exactDuration(milliseconds: number) {
  const minutes = Math.max(1, Math.floor(milliseconds / minute))
  if (minutes < 60) return `${minutes} m`
  const hours = Math.floor(minutes / 60)
  if (hours < 24)
    return [`${hours} h`, minutes % 60 && `${minutes % 60} m`].filter(Boolean).join(' ')
  return [`${Math.floor(hours / 24)} d`, hours % 24 && `${hours % 24} h`].filter(Boolean).join(' ')
}
