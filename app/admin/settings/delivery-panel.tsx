import { useQuery } from '@tanstack/react-query'
import type { DeliveryHealth } from '#contract/delivery.ts'
import { deliveryHealth } from '#app/admin/deliveries/health.ts'
import { figure } from '#app/admin/dates.ts'
import { Time } from '#app/admin/time.tsx'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import panel from '#app/admin/panel.module.css'
import styles from './settings.module.css'

/** Whether mail and webhooks are sent. Mail is configured by environment variables, so it cannot be changed here. */
export function DeliveryPanel() {
  const query = useQuery(deliveryHealth)
  return (
    <section className={panel.panel} aria-labelledby="delivery-title">
      <h2 id="delivery-title">Delivery</h2>
      {query.isError && (
        <LoadFailed
          what="The state of delivery"
          loadedAt={query.dataUpdatedAt}
          retry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.isPending && (
        <p className={panel.note}>
          <Skeleton wide />
        </p>
      )}
      {query.data && <State health={query.data} />}
      <p className={panel.note}>
        Set where the server is started: <code>SMTP_URL</code> and <code>MAIL_FROM</code> connect
        mail, <code>NOTIFY_EMAIL</code> names who hears of each new enquiry,{' '}
        <code>VISITOR_CONFIRMATION</code> sends visitors a confirmation, and <code>ALERT_URL</code>{' '}
        gets an alert when delivery breaks or a backup fails.
      </p>
    </section>
  )
}

const words = {
  ok: 'Mail and webhooks go out.',
  not_configured: 'Mail is not fully set up.',
  broken: 'Delivery is broken.',
} as const satisfies Record<DeliveryHealth['state'], string>

const State = ({ health }: { health: DeliveryHealth }) => (
  <div className={styles.state} data-state={health.state}>
    <p>
      <strong>{words[health.state]}</strong>
      {health.reason && <> {health.reason}</>}
    </p>
    <p>
      {figure(health.waiting)} waiting
      {health.oldest_waiting_at && (
        <>
          , the oldest since <Time at={health.oldest_waiting_at} />
        </>
      )}
      .{' '}
      {health.last_sent_at ? (
        <>
          Last sent <Time at={health.last_sent_at} />.
        </>
      ) : (
        'Nothing was sent yet.'
      )}
    </p>
  </div>
)
