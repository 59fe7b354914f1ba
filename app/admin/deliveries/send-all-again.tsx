import { useQuery } from '@tanstack/react-query'
import { figure } from '#app/admin/dates.ts'
import { notifyFailure } from '#app/admin/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { deliveryCount, useSendFailedAgain } from './queries.ts'

const messages = (count: number) => (count === 1 ? '1 message' : `${figure(count)} messages`)

/** Ignores the filters, so the button shows how many it affects. */
export function SendAllAgain({ focusAfter }: { focusAfter: () => void }) {
  const { data: failed = 0 } = useQuery(deliveryCount('failed'))
  const again = useSendFailedAgain()
  if (failed === 0) return null
  const send = async () => {
    if (again.isPending) return
    try {
      const { retried } = await again.mutateAsync()
      const left = failed - retried
      const rest =
        left > 0 ? `${messages(left)} not sent: too old, or for a paused webhook.` : undefined
      if (retried > 0) notify.success(`${messages(retried)} Due Now`, rest)
      else notify.info('Nothing Was Sent', rest)
      focusAfter()
    } catch (error) {
      notifyFailure('Failed to Send Again', error, 'There was an error sending them again.')
    }
  }
  return (
    <Button
      look="secondary"
      size="small"
      aria-disabled={again.isPending}
      onClick={() => void send()}
    >
      {again.isPending ? 'Sending...' : `Send All That Failed Again (${figure(failed)})`}
    </Button>
  )
}
