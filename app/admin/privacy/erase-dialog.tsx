import { useRef, useState } from 'react'
import { unreachable } from '#app/api.ts'
import { EmailText } from '#app/ui/email-text.tsx'
import { failureSentence } from '#app/admin/requests/failure.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { erasePerson } from './calls.ts'

type Props = { email: string; onCancel: () => void; onErased: () => void }

/** Erasing cannot be undone, so the address has to be typed again. */
export function EraseDialog({ email, onCancel, onErased }: Props) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const refuse = (sentence: string) => {
    setFault(sentence)
    field.current?.select()
  }
  const erase = async (fields: FormData) => {
    if (busy) return
    const typed = String(fields.get('confirmed')).trim().toLowerCase()
    if (typed !== email) return refuse('This is another address.')
    setBusy(true)
    try {
      await erasePerson(email)
      onErased()
    } catch (error) {
      setBusy(false)
      refuse(failureSentence(error, unreachable) ?? '')
    }
  }
  return (
    <FormDialog
      title="Erase for good"
      action={busy ? 'Erasing...' : 'Erase'}
      busy={busy}
      dangerous
      onCancel={onCancel}
      onSave={(fields) => void erase(fields)}
    >
      <p>
        Enquiries, consents, notes, messages and subscriptions of <EmailText>{email}</EmailText> go
        and do not come back. What left this server before, and backups, are not reached.
      </p>
      <TextField
        ref={field}
        name="confirmed"
        id="erase-confirmed"
        label="Type the address to confirm"
        autoComplete="off"
        error={fault || undefined}
        onInput={() => setFault('')}
      />
    </FormDialog>
  )
}
