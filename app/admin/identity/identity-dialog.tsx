import { useRef, useState } from 'react'
import { longestPassword } from '#contract/options.ts'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/call.ts'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { Wanted } from './question.ts'

type Props = { wanted: Wanted; onAnswer: (shown: boolean) => void }

/** Asks for the password, or a code of the second factor; what was asked for then goes on by itself. */
export function IdentityDialog({ wanted, onAnswer }: Props) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const words = wordsFor[wanted]
  const show = async (fields: FormData) => {
    const shown = fields.get(words.name)
    if (busy || !shown) return
    setBusy(true)
    try {
      await call('/api/auth/reauthenticate', { body: { [words.name]: shown } })
      onAnswer(true)
    } catch (error) {
      setFault(faultOf(error, words.wrong))
      setBusy(false)
      field.current?.select()
    }
  }
  return (
    <FormDialog
      title="Confirm that it is you"
      action={busy ? 'Checking...' : 'Continue'}
      busy={busy}
      onCancel={() => onAnswer(false)}
      onSave={(fields) => void show(fields)}
    >
      <p>{words.why}</p>
      <TextField
        ref={field}
        name={words.name}
        label={words.label}
        type={words.type}
        autoComplete={words.autoComplete}
        maxLength={words.longest}
        error={fault || undefined}
        onInput={() => setFault('')}
      />
    </FormDialog>
  )
}

const wordsFor = {
  password_needed: {
    name: 'password',
    why: 'You signed in a while ago, and this step asks for your password.',
    label: 'Your password',
    type: 'password',
    autoComplete: 'current-password',
    longest: longestPassword,
    wrong: 'This password is wrong.',
  },
  code_needed: {
    name: 'code',
    why: 'You signed in a while ago, and this step asks for your second factor: the six digits that your app shows, or one of your recovery codes.',
    label: 'Code',
    type: 'text',
    autoComplete: 'one-time-code',
    longest: 40,
    wrong: 'This code is wrong, or was used.',
  },
} as const

function faultOf(error: unknown, wrong: string) {
  if (!(error instanceof ApiError)) return wrong
  if (error.status === 400 || error.status === 422) return wrong
  if (error.status === 429) return 'Too many tries. Please wait a few minutes.'
  return error.message
}
