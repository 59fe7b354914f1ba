import { Pencil } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { SavedView } from '#contract/saved-view.ts'
import { IconButton } from '#app/admin/icon-button.tsx'
import { offerUndo } from '#app/admin/undo.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import styles from './rail.module.css'
import { useSavedViewChanges } from './saved-views.ts'
import { nameOfView, ViewFields } from './view-fields.tsx'

/** Renames, shares and deletes a view of one's own. */
export function EditView({ view }: { view: SavedView }) {
  const [open, setOpen] = useState(false)
  const { save, change, remove } = useSavedViewChanges()
  const close = () => setOpen(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const name = nameOfView(values)
    if (!name) return
    change.mutate({ id: view.id, name, shared: values.has('shared') }, { onSuccess: close })
  }
  const { name, query, shared } = view
  const forget = () =>
    remove.mutate(view.id, {
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
        <Dialog title="Change this view" className={styles.dialog} onClose={close}>
          <form className={styles.form} onSubmit={submit}>
            <ViewFields name={name} shared={shared} />
            <div className={styles.buttons}>
              <Button look="danger" size="small" busy={remove.isPending} onClick={forget}>
                Delete
              </Button>
              <Button look="secondary" size="small" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" size="small" busy={change.isPending}>
                Save
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
