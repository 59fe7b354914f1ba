import { Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import type { SavedView } from '#contract/saved-view.ts'
import { IconButton } from '#app/ui/icon-button.tsx'
import { offerUndo } from '#app/admin/undo/undo.ts'
import { Button } from '#app/ui/button.tsx'
import { useFocusAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { useSavedViewChanges } from './saved-views.ts'
import { ViewDialog } from './view-dialog.tsx'
import { queryOfView, type View } from './views.ts'

type EditViewProps = {
  view: SavedView
  /** The listing that is shown. */
  here: Pick<View, 'box' | 'listing'>
  place: { at: number; of: number }
}

/** Renames, shares, moves, updates or deletes one's own view. */
export function EditView({ view, here, place }: EditViewProps) {
  const [open, setOpen] = useState(false)
  const { save, change, remove } = useSavedViewChanges()
  const close = () => setOpen(false)
  const opener = useRef<HTMLButtonElement>(null)
  const removed = useRef(false)
  useFocusAfterRemoval(opener, neighbor, () => removed.current)
  const { id, name, query, shared } = view
  const bringBack = async () => {
    const back = await save.mutateAsync({ name, query, shared })
    if (place.at < place.of - 1) change.mutate({ id: back.id, place: place.at })
  }
  const forget = async () => {
    // Set before: a reload of the views may remove this row before the answer.
    removed.current = true
    try {
      await remove.mutateAsync(id)
    } catch {
      removed.current = false
      return
    }
    close()
    offerUndo({
      said: `The view ${name} is deleted.`,
      // `useSavedViewChanges` has already shown the error.
      undo: () => bringBack().catch(() => {}),
    })
  }
  return (
    <>
      <IconButton
        ref={opener}
        label={`Change the view ${name}`}
        icon={<Pencil aria-hidden />}
        onClick={() => setOpen(true)}
      />
      {open && (
        <ViewDialog
          title="Change this view"
          view={view}
          busy={change.isPending}
          close={close}
          other={queryOfView(here) !== query}
          place={place}
          save={({ replaced, place: wanted, ...words }) => {
            const filters = replaced && { query: queryOfView(here) }
            const move = place.of > 1 && wanted !== place.at && { place: wanted }
            change.mutate({ id, ...words, ...filters, ...move }, { onSuccess: close })
          }}
          besides={
            <Button look="danger" busy={remove.isPending} onClick={() => void forget()}>
              Delete
            </Button>
          }
        />
      )}
    </>
  )
}

/** The view that takes its place in the list of views, else the last one. */
function neighbor(button: HTMLElement) {
  const rail = button.closest('nav')
  const links = () => [...(rail?.querySelectorAll<HTMLElement>('li a') ?? [])]
  const at = links().findIndex((link) => link.parentElement === button.parentElement)
  return () => links()[at] ?? links().at(-1)
}
