import { MINUTE } from '#contract/durations.ts'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { dueSoonMs } from '#contract/enquiry-rules.ts'
import { roughDuration } from '#app/admin/dates.ts'

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
  if (left <= 0) return { state: 'late', words: `${roughDuration(-left)} late` } as const
  return {
    state: left <= dueSoonMs ? 'soon' : 'waiting',
    words: `${roughDuration(left)} left`,
  } as const
}

const instant = (time: string) => new Date(time).getTime()

/** "12 m", "2 h 10 m", "1 d 3 h" */
export function exactDuration(milliseconds: number) {
  const minutes = Math.max(1, Math.floor(milliseconds / MINUTE))
  if (minutes < 60) return `${minutes} m`
  const hours = Math.floor(minutes / 60)
  if (hours < 24)
    return [`${hours} h`, minutes % 60 && `${minutes % 60} m`].filter(Boolean).join(' ')
  return [`${Math.floor(hours / 24)} d`, hours % 24 && `${hours % 24} h`].filter(Boolean).join(' ')
}
