import { useRef } from 'react'
import { useAccount } from '#app/admin/session/use-account.ts'
import { useFocusRecordAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { useDraft } from '#app/admin/enquiries/draft.ts'
import styles from '#app/admin/enquiries/record/record.module.css'
import { Button } from '#app/ui/button.tsx'

type BegunReplyProps = { id: string; open: () => void }

/** Says that there is an unsent reply, which is not visible after a reload or while the composer is closed. */
export function BegunReply({ id, open }: BegunReplyProps) {
  const { userId } = useAccount()
  const [kept] = useDraft('reply', id, userId)
  return kept && <Offer open={open} />
}

function Offer({ open }: Pick<BegunReplyProps, 'open'>) {
  const place = useRef<HTMLElement>(null)
  useFocusRecordAfterRemoval(place)
  return (
    <aside ref={place} className={styles.step} aria-label="Draft">
      <p>Your answer is not sent yet.</p>
      <Button look="secondary" size="small" onClick={open}>
        Continue writing
      </Button>
    </aside>
  )
}
