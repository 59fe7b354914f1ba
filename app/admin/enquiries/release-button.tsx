import type { ContactSubmission } from '#contract/enquiry.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { failureSentence } from '#app/admin/failure.ts'
import { useReleaseEnquiry } from './queries.ts'

type ReleaseButtonProps = {
  userId: string
  enquiry: Pick<ContactSubmission, 'id' | 'name'>
  onReleased?: () => void
}

/** Says that a suspect is an ordinary enquiry after all. The row leaves, so focus goes to the list's heading. */
export function ReleaseButton({ userId, enquiry, onReleased }: ReleaseButtonProps) {
  const release = useReleaseEnquiry(userId)
  const submit = async () => {
    try {
      await release.mutateAsync(enquiry.id)
      notify.success('Enquiry Released', `${enquiry.name} is among the contact submissions.`)
      if (onReleased) onReleased()
      else document.querySelector<HTMLElement>('[data-list="quarantine"]')?.focus()
    } catch (error) {
      const sentence = failureSentence(error, 'There was an error releasing the enquiry.')
      if (sentence) notify.error('Failed to Release Enquiry', sentence)
    }
  }
  return (
    <Button
      look="secondary"
      size="small"
      busy={release.isPending}
      aria-label={`Not spam: ${enquiry.name}`}
      onClick={() => void submit()}
    >
      Not spam
    </Button>
  )
}
