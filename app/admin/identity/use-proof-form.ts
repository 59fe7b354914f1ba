import { type FormEvent, useRef, useState } from 'react'

/** A form that asks for a password or a code. `prove` returns null if it is correct, else the error for the field. */
export function useProofForm(
  prove: (secret: string) => Promise<string | null>,
  onProven: () => void,
) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = async () => {
    const secret = field.current?.value
    if (busy) return
    if (!secret) {
      setFault('Type it here first.')
      return field.current?.focus()
    }
    setBusy(true)
    const found = await prove(secret)
    setBusy(false)
    if (found === null) return onProven()
    setFault(found)
    field.current?.select()
  }
  return {
    busy,
    submit: () => void submit(),
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit()
    },
    /** Props of the field. */
    proofField: { ref: field, error: fault || undefined, onInput: () => setFault('') },
  }
}
