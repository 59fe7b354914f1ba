import type { ContactSubmission } from '#contract/enquiry.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { failureSentence } from '#app/admin/failure.ts'
import { useMoveEnquiry } from './queries.ts'

type SpamButtonProps = {
  enquiry: Pick<ContactSubmission, 'id' | 'name' | 'quarantined'>
  tabIndex?: number
}

/** Puts an enquiry into quarantine, or lets it out. */
export function SpamButton({ enquiry, tabIndex }: SpamButtonProps) {
  const { id, name, quarantined } = enquiry
  const moving = useMoveEnquiry()
  const label = quarantined ? 'Not spam' : 'Spam'
  const move = async () => {
    try {
      await moving.mutateAsync({ id, to: quarantined ? 'inbox' : 'quarantine' })
      if (quarantined) notify.success('Enquiry Released', `${name} is in the inbox.`)
      else notify.success('Enquiry Quarantined', `${name} is in quarantine.`)
    } catch (error) {
      const sentence = failureSentence(error, `There was an error moving the enquiry.`)
      if (sentence) notify.error('Failed to Move Enquiry', sentence)
    }
  }
  return (
    <Button
      look="secondary"
      size="small"
      tabIndex={tabIndex}
      busy={moving.isPending}
      aria-label={`${label}: ${name}`}
      onClick={() => void move()}
    >
      {label}
    </Button>
  )
}
