import type { AttemptOutcome, Delivery } from '#contract/delivery.ts'
import styles from './delivery.module.css'
import { Time } from '#app/admin/time.tsx'

const words: Record<AttemptOutcome, string> = {
  sent: 'Sent',
  deferred: 'Not taken, tried again later',
  refused: 'Refused for good',
  expired: 'Expired before it was sent',
}

/** All attempts in order, each with the response of the mail server or webhook. */
export const Attempts = ({ attempts }: Pick<Delivery, 'attempts'>) => (
  <section className={styles.panel} aria-labelledby="attempts-title">
    <h2 id="attempts-title">Attempts</h2>
    {attempts.length === 0 ? (
      <p className={styles.none}>Not tried yet.</p>
    ) : (
      <ol className={styles.attempts} aria-labelledby="attempts-title">
        {attempts.map(({ at, outcome, answer }, index) => (
          <li key={`${index} ${at}`}>
            <Time at={at} /> <strong data-outcome={outcome}>{words[outcome]}</strong>{' '}
            <bdi>{answer}</bdi>
          </li>
        ))}
      </ol>
    )}
  </section>
)
