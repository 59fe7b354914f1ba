import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useLocation } from 'react-router'
import { SECOND } from '#contract/durations.ts'
import type { DeliveryHealth } from '#contract/delivery.ts'
import type { UpkeepFault } from '#contract/upkeep.ts'
import { Link } from '#app/navigation/link.tsx'
import { deliveryHealth } from '#app/admin/deliveries/health.ts'
import { DismissButton } from '#app/admin/dismiss-button.tsx'
import styles from './status-line.module.css'
import { upkeep } from './upkeep.ts'
import { useDismissed } from '#app/admin/use-dismissed.ts'

const room = '/admin/deliveries'

/**
 * One line above every room with what needs the attention of the site's owner, urgent faults first. The live region is
 * always rendered, so that screen readers announce what appears in it.
 */
export function StatusLine() {
  const { data: health } = useQuery(deliveryHealth)
  const { data: faults = [] } = useQuery(upkeep)
  const urgent = faults.filter((fault) => fault.urgent)
  const isBroken = health?.state === 'broken'
  const line = () => {
    if (isBroken || urgent.length > 0)
      return <Urgent faults={urgent} health={isBroken ? health : null} />
    const unset = health?.unset && <NotConfigured {...health.unset} />
    return faults[0] ? <CanWait key={faults[0].what} fault={faults[0]} otherwise={unset} /> : unset
  }
  return <div role="status">{line()}</div>
}

const Urgent = ({ faults, health }: { faults: UpkeepFault[]; health: DeliveryHealth | null }) => (
  <div className={styles.broken}>
    <p>
      {faults.map(({ what, sentence }) => (
        <span key={what}>
          <strong>Act now.</strong> {sentence}{' '}
        </span>
      ))}
      {health && (
        <>
          <strong>Delivery is broken.</strong> {health.reason}
        </>
      )}
    </p>
    {health && (
      <Link to={health.waiting > 0 ? room : `${room}?status=failed`}>Open deliveries</Link>
    )}
  </div>
)

type CanWaitProps = { fault: UpkeepFault; otherwise: ReactNode }

function CanWait({ fault: { what, sentence }, otherwise }: CanWaitProps) {
  const [dismissed, dismiss] = useDismissed(`upkeep-${what}`)
  if (dismissed) return otherwise
  return (
    <div className={styles.quiet}>
      <p>{sentence}</p>
      <DismissButton onDismiss={dismiss} />
    </div>
  )
}

/** Rooms that already explain the problem in full. */
const saidIn = [room, '/admin/settings']

function NotConfigured({ what, why }: NonNullable<DeliveryHealth['unset']>) {
  const { pathname } = useLocation()
  const [dismissed, dismiss] = useDismissed('delivery-notice')
  const isKnown = useIsKnown()
  if (dismissed || saidIn.some((path) => pathname.startsWith(path))) return null
  return (
    <div className={styles.quiet} aria-live={isKnown ? 'off' : undefined}>
      <p>
        {what}
        <span>: {why}</span> <Link to={room}>See what waits</Link>
      </p>
      <DismissButton onDismiss={dismiss} />
    </div>
  )
}

/** Whether the notice has been announced in this session. It comes back after rooms that do not show it. */
function useIsKnown() {
  const [known, know] = useDismissed('delivery-notice-announcement')
  useEffect(() => {
    const timer = setTimeout(know, 2 * SECOND)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return known
}
