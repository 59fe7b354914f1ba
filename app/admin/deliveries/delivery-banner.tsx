import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useLocation } from 'react-router'
import type { DeliveryHealth } from '#contract/delivery.ts'
import { IconButton } from '#app/admin/icon-button.tsx'
import { useDismissed } from '#app/admin/use-dismissed.ts'
import { Link } from '#app/link.tsx'
import styles from './delivery-banner.module.css'
import { deliveryHealth } from './queries.ts'

const room = '/admin/deliveries'

/** Above every room: what keeps messages from going out. The region is always there, so that what appears is read out. */
export function DeliveryBanner() {
  const { data: health } = useQuery(deliveryHealth)
  return (
    <div role="status">
      {health?.state === 'broken' && <Broken health={health} />}
      {health?.state === 'not_configured' && <NotConfigured health={health} />}
    </div>
  )
}

type Props = { health: DeliveryHealth }

const Broken = ({ health: { reason, waiting } }: Props) => (
  <div className={styles.broken}>
    <p>
      <strong>Delivery is broken.</strong> {reason}
    </p>
    <Link to={waiting > 0 ? room : `${room}?status=failed`}>Open deliveries</Link>
  </div>
)

/** These say it at length. */
const saidIn = [room, '/admin/settings']

/** One line, until it is put away. */
function NotConfigured({ health: { reason } }: Props) {
  const { pathname } = useLocation()
  const [dismissed, dismiss] = useDismissed('delivery-notice')
  if (dismissed || saidIn.some((path) => pathname.startsWith(path))) return null
  const [, what, why] = /^([^:]*)(.*)$/.exec(reason ?? '') ?? []
  return (
    <div className={styles.quiet}>
      <p>
        {what}
        <span>{why}</span> <Link to={room}>See what waits</Link>
      </p>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={dismiss} />
    </div>
  )
}
