import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { SavedView } from '#contract/saved-view.ts'
import { IconButton } from '#app/admin/icon-button.tsx'
import { offerUndo } from '#app/admin/undo.ts'
import { Button } from '#app/ui/button.tsx'
import { useSavedViewChanges } from './saved-views.ts'
import { ViewDialog } from './view-dialog.tsx'

/** Renames, shares and deletes a view of one's own. */
export function EditView({ view }: { view: SavedView }) {
  const [open, setOpen] = useState(false)
  const { save, change, remove } = useSavedViewChanges()
  const close = () => setOpen(false)
  const { id, name, query, shared } = view
  const forget = () =>
    remove.mutate(id, {
      onSuccess: () => {
        close()
        offerUndo({
          said: `The view ${name} is deleted.`,
          undo: () => save.mutate({ name, query, shared }),
        })
      },
    })
  return (
    <>
      <IconButton
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
          save={(words) => change.mutate({ id, ...words }, { onSuccess: close })}
          besides={
            <Button look="danger" busy={remove.isPending} onClick={forget}>
              Delete
            </Button>
          }
        />
      )}
    </>
  )
}
