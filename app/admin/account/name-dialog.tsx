import { useState } from 'react'
import { maxDeviceNameLength } from '#contract/text-limits.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'

type Props = {
  title: string
  name: string
  busy: boolean
  close: () => void
  save: (name: string) => void
}

/** Asks for the name of a passkey or a browser. */
export function NameDialog({ title, name, busy, close, save }: Props) {
  const [fault, setFault] = useState<string>()
  const submit = (fields: FormData) => {
    const wish = String(fields.get('name')).trim()
    if (wish) save(wish)
    else setFault('Give it a name.')
  }
  return (
    <FormDialog title={title} action="Save" onCancel={close} onSave={submit} busy={busy}>
      <TextField
        name="name"
        label="Name"
        autoComplete="off"
        defaultValue={name}
        maxLength={maxDeviceNameLength}
        required
        error={fault}
        onInput={() => setFault(undefined)}
      />
    </FormDialog>
  )
}
