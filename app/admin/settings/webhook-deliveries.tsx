import type { Webhook, WebhookDelivery } from '#contract/webhook.ts'
import { testEvent } from '#contract/webhook-events.ts'
import { unreachable } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { age, shortTime } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { useSendAgain } from '#app/admin/deliveries/queries.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { useNow } from '#app/admin/use-now.ts'
import settings from './settings.module.css'
import styles from './webhook-deliveries.module.css'

export const WebhookDeliveries = ({ webhook: { url, deliveries } }: { webhook: Webhook }) =>
  deliveries.length === 0 ? (
    <p className={settings.small}>Nothing was sent yet.</p>
  ) : (
    <ul className={styles.deliveries} aria-label={`Last deliveries to ${url}`}>
      {deliveries.map((delivery) => (
        <DeliveryLine key={delivery.id} delivery={delivery} />
      ))}
    </ul>
  )

const words = { waiting: 'Waiting', failed: 'Failed', sent: 'Sent', paused: 'Kept' } as const

function DeliveryLine({ delivery }: { delivery: WebhookDelivery }) {
  const now = useNow()
  const again = useSendAgain()
  const { id, event, status, created_at } = delivery
  const answer = answerOf(delivery)
  const sendAgain = async () => {
    if (again.isPending) return
    try {
      await again.mutateAsync(id)
    } catch (error) {
      notifyFailure('Failed to Send Again', error, unreachable)
    }
  }
  return (
    <li>
      <span className={styles.status} data-status={status}>
        {words[status]}
      </span>
      <code>{event}</code>
      <span className={styles.answer} title={answer}>
        {answer}
      </span>
      <Time at={created_at}>{age(created_at, now)}</Time>
      {event !== testEvent && (status === 'failed' || status === 'sent') && (
        <Button
          look="quiet"
          size="small"
          aria-disabled={again.isPending}
          aria-label={`Send again: ${event}, ${shortTime(created_at)}`}
          onClick={() => void sendAgain()}
        >
          Send Again
        </Button>
      )}
    </li>
  )
}

function answerOf({ status, last_attempt, next_attempt_at }: WebhookDelivery) {
  if (!last_attempt) return ''
  const next =
    status === 'waiting' && next_attempt_at ? `Next try ${shortTime(next_attempt_at)}. ` : ''
  return next + last_attempt.answer
}
