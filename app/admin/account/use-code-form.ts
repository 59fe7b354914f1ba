import { type FormEvent, useRef, useState } from 'react'

/** A form that asks for a code. `prove` answers null where it is right, else what is said beside the field. */
export function useCodeForm(prove: (code: string) => Promise<string | null>, onProven: () => void) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = async () => {
    const code = field.current?.value.trim()
    if (busy || !code) return
    setBusy(true)
    const found = await prove(code)
    setBusy(false)
    if (found === null) return onProven()
    setFault(found)
    field.current?.select()
  }
  return {
    busy,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      void submit()
    },
    /** For the field of the code. */
    codeField: {
      ref: field,
      name: 'code',
      autoComplete: 'one-time-code',
      error: fault || undefined,
      onInput: () => setFault(''),
    },
  }
}
