import { useId } from 'react'
import { CheckField } from '#app/ui/check-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'

const longestName = 60

/** What is asked of a view that is kept. */
export function ViewFields({ name = '', shared = false }: { name?: string; shared?: boolean }) {
  const id = useId()
  return (
    <>
      <TextField
        id={`${id}-name`}
        name="name"
        label="Name of the view"
        defaultValue={name}
        maxLength={longestName}
        required
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
      />
      <CheckField
        id={`${id}-shared`}
        name="shared"
        label="Share with all admins"
        defaultChecked={shared}
      />
    </>
  )
}

/** Nothing where only spaces were typed. */
export function nameOfView(values: FormData) {
  const name = values.get('name')
  return typeof name === 'string' ? name.trim() : ''
}
