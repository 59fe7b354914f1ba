import { useQuery } from '@tanstack/react-query'
import { figure } from '#app/admin/dates.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { messages, notSentAgain } from './not-sent-again.ts'
import { deliveryCount, useSendFailedAgain } from './queries.ts'

/** Ignores the filters, so the button shows how many deliveries it affects. */
export function SendAllAgain({ focusAfter }: { focusAfter: () => void }) {
  const { data: failed = 0 } = useQuery(deliveryCount('failed'))
  const again = useSendFailedAgain()
  if (failed === 0) return null
  const send = async () => {
    if (again.isPending) return
    try {
      const counts = await again.mutateAsync()
      const { retried } = counts
      const kept = notSentAgain(counts)
      if (retried > 0) notify.success(`${messages(retried)} Due Now`, kept)
      else notify.info('Nothing Was Sent', kept ?? 'No failed messages are left.')
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
