import type { ContactSubmission } from '#contract/enquiry.ts'
import * as text from '#app/ui/text.module.css'
import { longTime } from '#app/admin/dates.ts'
import styles from './clock.module.css'
import { promiseClock } from './promise-clock.ts'

type ClockProps = {
  enquiry: Pick<ContactSubmission, 'created_at' | 'answered_at' | 'due_at'>
  now: number
}

/** "6 h left", "3 h late", or after an answer "in 2 h 10 m". The exact time is in its tooltip. */
export function Clock({ enquiry, now }: ClockProps) {
  const { state, words } = promiseClock(enquiry, now)
  const { answered_at, due_at } = enquiry
  return (
    <span
      className={styles.clock}
      data-clock={state}
      title={
        answered_at === null
          ? `Answer promised by ${longTime(due_at)}`
          : `Answered ${longTime(answered_at)}`
      }
    >
      {state === 'answered' && <span className={text.srOnly}>Answered </span>}
      {words}
    </span>
  )
}
