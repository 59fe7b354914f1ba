import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { TimelineEntry } from '#contract/timeline.ts'
import { kindLabel } from '#app/admin/deliveries/kind-words.ts'
import { useSendAgain } from '#app/admin/deliveries/queries.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import styles from './timeline.module.css'

type Delivered = Extract<TimelineEntry, { kind: 'delivery' }>

/** A mail or webhook event about the enquiry, with recipient and state. */
export function DeliveryWords({ delivery }: { delivery: Delivered }) {
  const { channel, delivery_id, mail, recipient, status } = delivery
  const again = useSendAgain()
  const link = useRef<HTMLAnchorElement>(null)
  const client = useQueryClient()
  const sendAgain = async (button: HTMLButtonElement) => {
    try {
      await again.mutateAsync(delivery_id)
      // The button is removed. Moves the focus only if it is still on the button.
      if (document.activeElement === button) link.current?.focus()
    } catch (error) {
      notifyFailure('Failed to Send Again', error, 'There was an error sending this again.')
    }
    void client.invalidateQueries({ queryKey: ['timeline'] })
  }
  return (
    <>
      <Link ref={link} to={`/admin/deliveries/${delivery_id}`} state={{ opened: 1 }}>
        {kindLabel(mail)}
      </Link>{' '}
      {recipient ? (
        <>
          to <bdi>{channel === 'mail' ? recipient : new URL(recipient).host}</bdi>
        </>
      ) : (
        'to whoever NOTIFY_EMAIL will name'
      )}
      : <span data-status={status}>{status}</span>
      {status === 'failed' && (
        <Button
          look="quiet"
          size="small"
          className={styles.inline}
          busy={again.isPending}
          onClick={({ currentTarget }) => void sendAgain(currentTarget)}
        >
          Send again
        </Button>
      )}
    </>
  )
}
