import { type ReactNode, useId, useState } from 'react'
import { CheckField } from '#app/ui/check-field.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'

const longestName = 60

type Words = { name: string; shared: boolean }

type ViewDialogProps = {
  title: string
  /** As it is kept so far. */
  view?: Words
  busy: boolean
  close: () => void
  save: (words: Words) => void
  besides?: ReactNode
}

/** What is asked of a view that is kept. */
export function ViewDialog({ title, view, busy, close, save, besides }: ViewDialogProps) {
  const id = useId()
  const [fault, setFault] = useState<string>()
  const submit = (fields: FormData) => {
    const name = String(fields.get('name')).trim()
    if (name) save({ name, shared: fields.has('shared') })
    else setFault('Give the view a name.')
  }
  return (
    <FormDialog
      title={title}
      action="Save"
      onCancel={close}
      onSave={submit}
      busy={busy}
      besides={besides}
    >
      <TextField
        id={`${id}-name`}
        name="name"
        label="Name of the view"
        defaultValue={view?.name}
        maxLength={longestName}
        required
        error={fault}
        onInput={() => setFault(undefined)}
      />
      <CheckField
        id={`${id}-shared`}
        name="shared"
        label="Share with all admins"
        defaultChecked={view?.shared}
      />
    </FormDialog>
  )
}
