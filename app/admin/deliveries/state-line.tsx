import type { Delivery } from '#contract/delivery.ts'
import { figure } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import styles from './state-line.module.css'

type StateLineProps = { delivery: Delivery; now: number }

const labels = { waiting: 'Waiting', failed: 'Failed', sent: 'Sent', paused: 'Paused' } as const

export const StateLine = ({ delivery, now }: StateLineProps) => (
  <span className={styles.state}>
    <strong data-status={delivery.status}>{labels[delivery.status]}</strong>{' '}
    <span>
      <Detail delivery={delivery} now={now} />
    </span>
  </span>
)

function Detail({ delivery, now }: StateLineProps) {
  const { status, recipient, attempts, next_attempt_at: next } = delivery
  const last = attempts.at(-1)
  if (status === 'paused') return 'until its webhook is resumed'
  if (status === 'sent') return last && <Time at={last.at} />
  if (status === 'failed') return last && <bdi>{last.answer}</bdi>
  if (recipient === '') return 'until NOTIFY_EMAIL names a recipient'
  const due = next === null || Date.parse(next) <= now
  return (
    <>
      {due ? 'to be sent' : 'next try '}
      {!due && next && <Time at={next} />}
      {last && last.outcome !== 'sent' && (
        <>
          {' · '}
          <bdi>{last.answer}</bdi>
        </>
      )}
    </>
  )
}

export const attemptCount = ({ attempts: { length } }: Delivery) =>
  length === 0 ? 'not tried yet' : length === 1 ? '1 attempt' : `${figure(length)} attempts`
