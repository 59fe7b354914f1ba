import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { writeListing } from '#app/admin/enquiries/filters.ts'
import { useFocusAfterRemoval } from '#app/admin/focus-after-removal.ts'
import styles from './rail.module.css'
import { useSavedViewChanges } from './saved-views.ts'
import { ViewDialog } from './view-dialog.tsx'
import { queryOfView, type View } from './views.ts'

/** Saves the current filters as a view. */
export function SaveView({ view }: { view: Pick<View, 'box' | 'listing'> }) {
  const { save } = useSavedViewChanges()
  const [asking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const saved = useRef(false)
  useFocusAfterRemoval(opener, savedView, () => saved.current)
  const navigate = useNavigate()
  const close = () => setAsking(false)
  const keep = async (words: { name: string; shared: boolean }) => {
    // Set before: a reload of the views may remove the button before the answer.
    saved.current = true
    try {
      await save.mutateAsync({ ...words, query: queryOfView(view) })
    } catch {
      // `useSavedViewChanges` has already shown the error.
      saved.current = false
      return
    }
    close()
    // Keeps the path, so that an open record stays open.
    void navigate({ search: writeListing(view.listing) }, { replace: true })
  }
  return (
    <>
      <Button
        ref={opener}
        look="quiet"
        size="small"
        className={styles.save}
        onClick={() => setAsking(true)}
      >
        Save this view
      </Button>
      {asking && (
        <ViewDialog
          title="Save this view"
          busy={save.isPending}
          close={close}
          save={({ name, shared }) => void keep({ name, shared })}
        />
      )}
    </>
  )
}

function savedView(button: HTMLElement) {
  const rail = button.closest('nav')
  return () => rail?.querySelector<HTMLElement>('[aria-current=page]')
}
