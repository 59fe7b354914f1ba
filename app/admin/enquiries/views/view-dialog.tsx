import { type ReactNode, useId, useState } from 'react'
import { maxViewNameLength } from '#contract/text-limits.ts'
import { CheckField } from '#app/ui/check-field.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type Words = { name: string; shared: boolean }

type ViewDialogProps = {
  title: string
  /** The stored view to edit. */
  view?: Words
  busy: boolean
  close: () => void
  /** Whether the current listing differs from the view's, so that it can replace it. */
  other?: boolean
  /** Its index among one's own views, and their number. */
  place?: { at: number; of: number }
  save: (words: Words & { replaced: boolean; place: number }) => void
  besides?: ReactNode
}

/** The dialog for the name and sharing of a saved view. */
export function ViewDialog(props: ViewDialogProps) {
  const { title, view, busy, close, other = false, place, save, besides } = props
  const id = useId()
  const [fault, setFault] = useState<string>()
  const submit = (fields: FormData) => {
    const name = String(fields.get('name')).trim()
    if (name)
      save({
        name,
        shared: fields.has('shared'),
        replaced: fields.has('replaced'),
        place: Number(fields.get('place')),
      })
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
        maxLength={maxViewNameLength}
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
      {place && place.of > 1 && (
        <SelectField id={`${id}-place`} name="place" label="Place" defaultValue={place.at}>
          {Array.from({ length: place.of }, (_, at) => (
            <option key={at} value={at}>
              {at + 1} of {place.of}
            </option>
          ))}
        </SelectField>
      )}
      {other && (
        <CheckField
          id={`${id}-replaced`}
          name="replaced"
          label="Show from now on what is shown at the moment"
        />
      )}
    </FormDialog>
  )
}
