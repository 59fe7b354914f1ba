import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { Button } from '#app/ui/button.tsx'
import { useBulkChange } from '#app/admin/enquiries/bulk/bulk-change.ts'

type NotSpamButtonProps = { enquiry: ListedEnquiry; tabIndex: number }

/** Releases an enquiry from quarantine. */
export function NotSpamButton({ enquiry, tabIndex }: NotSpamButtonProps) {
  const bulk = useBulkChange()
  return (
    <Button
      look="quiet"
      size="small"
      tabIndex={tabIndex}
      aria-label={`Not spam: ${enquiry.name}`}
      onClick={() =>
        bulk.mutate({
          rows: [enquiry],
          changes: { quarantined: false },
          done: 'moved to the inbox',
        })
      }
    >
      Not spam
    </Button>
  )
}
