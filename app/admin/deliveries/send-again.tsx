import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Delivery } from '#contract/delivery.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { AlertDialog } from '#app/ui/alert-dialog.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { Time } from '#app/admin/time.tsx'
import { kindLabel } from './kind-words.ts'
import { deliveryHealth } from './health.ts'
import { useSendAgain } from './queries.ts'

type SendAgainProps = { delivery: Delivery; fallbackFocus?: () => HTMLElement | null }

/** Makes a delivery due now. If it was already sent it asks first, because the recipient will get it twice. */
export function SendAgain({ delivery, fallbackFocus }: SendAgainProps) {
  const { id, channel, kind, recipient, status } = delivery
  const [asking, setAsking] = useState(false)
  const again = useSendAgain()
  const { data: health } = useQuery(deliveryHealth)
  // Either it has no recipient yet, or its webhook has to be resumed in the settings first.
  if (recipient === '' || status === 'paused') return null
  // Mail is not configured, as the banner says, so a retry would change nothing.
  if (channel === 'mail' && health?.can_mail === false) return null
  // Not tried yet: it is sent as soon as it may be, and a retry would not change that.
  if (status === 'waiting' && delivery.attempts.length === 0) return null
  const label = status === 'waiting' ? 'Send Now' : 'Send Again'

  const send = async () => {
    if (again.isPending) return
    try {
      await again.mutateAsync(id)
      notify.success('Due Now', 'Its status will show the result.')
    } catch (error) {
      notifyFailure('Failed to Send Again', error, 'There was an error sending this again.')
    }
    setAsking(false)
  }

  return (
    <>
      <Button
        look="secondary"
        size="small"
        aria-disabled={again.isPending}
        aria-label={`${label}: ${kindLabel(kind)} to ${recipient}`}
        onClick={() => (status === 'sent' ? setAsking(true) : void send())}
      >
        {again.isPending ? 'Sending...' : label}
      </Button>
      <AlertDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title="Send again"
        confirm={again.isPending ? 'Sending...' : 'Send Again'}
        busy={again.isPending}
        onConfirm={() => void send()}
        {...(fallbackFocus && { fallbackFocus })}
      >
        <p>
          {channel === 'mail' ? 'This mail' : 'This event'} has reached <bdi>{recipient}</bdi>{' '}
          <Time at={delivery.attempts.at(-1)?.at ?? delivery.created_at} />. Sent again, it arrives
          a second time.
        </p>
      </AlertDialog>
    </>
  )
}
