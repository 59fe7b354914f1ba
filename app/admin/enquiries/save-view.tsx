import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import styles from './rail.module.css'
import { useSavedViewChanges } from './saved-views.ts'
import { nameOfView, ViewFields } from './view-fields.tsx'
import { queryOfView, type View, viewPath } from './views.ts'

/** Keeps the present filters under a name. */
export function SaveView({ view }: { view: Pick<View, 'box' | 'listing'> }) {
  const { save } = useSavedViewChanges()
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const close = () => setAsking(false)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const name = nameOfView(values)
    if (!name) return
    const shared = values.has('shared')
    save.mutate(
      { name, shared, query: queryOfView(view) },
      {
        onSuccess: () => {
          close()
          void navigate(viewPath(view), { replace: true })
        },
      },
    )
  }
  return (
    <>
      <Button look="quiet" size="small" className={styles.save} onClick={() => setAsking(true)}>
        Save this view
      </Button>
      {asking && (
        <Dialog title="Save this view" className={styles.dialog} onClose={close}>
          <form className={styles.form} aria-label="Save this view" onSubmit={submit}>
            <ViewFields />
            <div className={styles.buttons}>
              <Button look="secondary" size="small" onClick={close}>
                Cancel
              </Button>
              <Button type="submit" size="small" busy={save.isPending}>
                Save
              </Button>
            </div>
          </form>
        </Dialog>
      )}
    </>
  )
}
