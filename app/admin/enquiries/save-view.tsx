import { type SubmitEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/check-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './rail.module.css'
import { useSavedViewChanges } from './saved-views.ts'
import { queryOfView, type View, viewPath } from './views.ts'

const longestName = 60

/** Keeps the present filters under a name. */
export function SaveView({ view }: { view: Pick<View, 'box' | 'listing'> }) {
  const id = useId()
  const { save } = useSavedViewChanges()
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    const name = values.get('name')
    if (typeof name !== 'string' || !name.trim()) return
    const shared = values.has('shared')
    save.mutate(
      { name, shared, query: queryOfView(view) },
      {
        onSuccess: () => {
          setAsking(false)
          void navigate(viewPath(view), { replace: true })
        },
      },
    )
  }
  if (!asking)
    return (
      <Button look="quiet" size="small" className={styles.save} onClick={() => setAsking(true)}>
        Save this view
      </Button>
    )
  return (
    <form className={styles.form} aria-label="Save this view" onSubmit={submit}>
      <TextField
        id={`${id}-name`}
        name="name"
        label="Name of the view"
        maxLength={longestName}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <CheckField id={`${id}-shared`} name="shared" label="Share with all admins" />
      <div>
        <Button type="submit" size="small" busy={save.isPending}>
          Save
        </Button>{' '}
        <Button look="quiet" size="small" onClick={() => setAsking(false)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
