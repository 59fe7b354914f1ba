import type { ContactSubmission } from '#contract/enquiry.ts'
import { supportHours } from '#contract/office-hours.ts'
import * as text from '#app/ui/text.module.css'
import { longTime } from '#app/admin/dates.ts'
import { businessMsBetween, businessWords } from './business-hours.ts'
import styles from './clock.module.css'
import { promiseClock } from './promise-clock.ts'

type Timed = Pick<ContactSubmission, 'created_at' | 'answered_at' | 'due_at'>
type ClockProps = { enquiry: Timed; now: number }

/** "6 h left", "3 h late", or after an answer "in 2 h 10 m". The tooltip has the details. */
export function Clock({ enquiry, now }: ClockProps) {
  const { state, words } = promiseClock(enquiry, now)
  return (
    <span className={styles.clock} data-clock={state} title={clockWords(enquiry, now, longTime)}>
      {enquiry.answered_at !== null && <span className={text.srOnly}>Answered </span>}
      {words}
    </span>
  )
}

/** The time of the deadline or of the answer, and the business hours until then. `timeOf` formats an instant. */
export function clockWords(
  { created_at, answered_at, due_at }: Timed,
  now: number,
  timeOf: (instant: string) => string,
) {
  const until = answered_at ?? new Date(now).toISOString()
  const hours = businessWords(businessMsBetween(created_at, until))
  const what = answered_at
    ? `Answered ${timeOf(answered_at)}`
    : `Answer promised by ${timeOf(due_at)}`
  return `${what}; ${hours} (${supportHours}) ${answered_at ? 'lay before it' : 'have passed'}`
}
