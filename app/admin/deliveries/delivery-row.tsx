import type { Delivery } from '#contract/delivery.ts'
import { age } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { Link } from '#app/navigation/link.tsx'
import styles from './delivery-row.module.css'
import { kindLabel } from './kind-words.ts'
import { SendAgain } from './send-again.tsx'
import { attemptCount, StateLine } from './state-line.tsx'

type DeliveryRowProps = {
  delivery: Delivery
  now: number
  fallbackFocus: () => HTMLElement | null
}

export const DeliveryRow = ({ delivery, now, fallbackFocus }: DeliveryRowProps) => (
  <li className={styles.row} data-delivery={delivery.id}>
    <Link to={`/admin/deliveries/${delivery.id}`} state={{ opened: 1 }} data-row={delivery.id}>
      <span className={styles.line}>
        <span className={styles.kind}>{kindLabel(delivery.kind)}</span>{' '}
        <bdi className={styles.recipient} title={delivery.recipient}>
          {delivery.recipient || 'nobody yet'}
        </bdi>{' '}
        <Time at={delivery.created_at}>{age(delivery.created_at, now)}</Time>
      </span>{' '}
      <span className={styles.line}>
        <span className={styles.state}>
          <StateLine delivery={delivery} now={now} />
        </span>{' '}
        <span className={styles.attempts}>{attemptCount(delivery)}</span>
      </span>
    </Link>
    <SendAgain delivery={delivery} fallbackFocus={fallbackFocus} />
  </li>
)
