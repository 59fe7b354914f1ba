import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { maxPasswordLength } from '#contract/options.ts'
import type { StepUp } from '#contract/step-up.ts'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/requests/call.ts'
import { confirmWithPasskey, ownPasskeys } from '#app/admin/passkeys/calls.ts'
import { passkeyFault } from '#app/admin/passkeys/passkey-fault.ts'
import { Button } from '#app/ui/button.tsx'
import { FormDialog } from '#app/ui/form-dialog.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { useProofForm } from './use-proof-form.ts'

type Props = { stepUp: StepUp; onAnswer: (isProven: boolean) => void }

/**
 * Asks for the password, a code of the second factor, or a passkey. The request that required it is then repeated
 * (call.ts).
 */
export function IdentityDialog({ stepUp, onAnswer }: Props) {
  const words = wordsFor[stepUp]
  const prove = async (secret: string) => {
    try {
      await call('/api/auth/reauthenticate', { body: { [words.name]: secret } })
      return null
    } catch (error) {
      return faultOf(error, words.wrong)
    }
  }
  const { busy, submit, proofField } = useProofForm(prove, () => onAnswer(true))
  const passkeys = useQuery({ ...ownPasskeys, retry: false })
  const [showing, setShowing] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  const usePasskey = async () => {
    setShowing(true)
    setFault(null)
    try {
      await confirmWithPasskey()
      onAnswer(true)
    } catch (error) {
      setFault(passkeyFault(error))
      setShowing(false)
    }
  }
  return (
    <FormDialog
      title="Confirm that it is you"
      action={busy ? 'Checking...' : 'Continue'}
      busy={busy || showing}
      onCancel={() => onAnswer(false)}
      onSave={submit}
    >
      <p>{words.why}</p>
      <TextField
        name={words.name}
        label={words.label}
        type={words.type}
        autoComplete={words.autoComplete}
        maxLength={words.longest}
        {...proofField}
      />
      {passkeys.data && passkeys.data.length > 0 && (
        <Button look="secondary" busy={busy || showing} onClick={() => void usePasskey()}>
          Use a passkey
        </Button>
      )}
      {fault && <p role="alert">{fault}</p>}
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
    longest: maxPasswordLength,
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
