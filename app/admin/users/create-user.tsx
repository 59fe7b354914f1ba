import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { ApiError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import type { NewUser } from '#contract/account.ts'
import { fieldSentence } from '#contract/messages.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import styles from './create-user.module.css'
import { IssuedPasswords } from './issued-passwords.tsx'
import { NewPassword } from './new-password.tsx'
import { useIssuedPasswords, useNewUserDraft } from './new-user-draft.tsx'
import { useCreateUser, userCount } from './queries.ts'
import { RoleField } from './role-field.tsx'

type Faults = Partial<Record<keyof NewUser, string | undefined>>

export function CreateUser() {
  const { draft, setDraft, generated, setGenerated, clear } = useNewUserDraft()
  const { add } = useIssuedPasswords()
  const create = useCreateUser()
  const [faults, setFaults] = useState<Faults>({})
  const [made, setMade] = useState(0)
  const inFlight = useRef(false)
  const email = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)

  // The submit button was disabled while busy and lost the focus: the first invalid field gets it, else the button.
  useEffect(() => {
    if (create.error)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [type="submit"]')?.focus()
  }, [create.error])

  // With fewer accounts an address that was taken may be free.
  const { data: accounts } = useQuery(userCount)
  const [counted, setCounted] = useState(accounts)
  if (accounts !== counted) {
    setCounted(accounts)
    if (accounts! < counted!) setFaults({})
  }

  /** Clears the error of a changed field. */
  const change = (changed: Partial<NewUser>) => {
    setDraft({ ...draft, ...changed })
    setFaults({ ...faults, ...Object.fromEntries(Object.keys(changed).map((key) => [key])) })
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (inFlight.current) return
    inFlight.current = true
    try {
      const { email: address, role } = await create.mutateAsync(draft)
      notify.success('User Created Successfully', `${address} has been created with ${role} role.`)
      if (draft.password === generated) add({ email: address, password: generated })
      setMade(made + 1)
      setFaults({})
      clear()
      email.current?.focus()
    } catch (error) {
      setFaults(faultsOf(error))
      notifyFailure('Failed to Create User', error, 'There was an error creating the user.')
    } finally {
      inFlight.current = false
    }
  }

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        aria-label="Create user"
      >
        <TextField
          id="new-user-email"
          name="email"
          label="Email"
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          ref={email}
          value={draft.email}
          error={faults.email}
          onChange={(event) => change({ email: event.currentTarget.value })}
        />
        {/* Keyed by account, so that the next password is masked again. */}
        <NewPassword
          key={made}
          value={draft.password}
          error={faults.password}
          onChange={(password, isGenerated) => {
            change({ password })
            if (isGenerated) setGenerated(password)
          }}
        />
        <RoleField
          id="new-user-role"
          value={draft.role}
          error={faults.role}
          onChoose={(role) => change({ role })}
        />
        <Button type="submit" busy={create.isPending}>
          {create.isPending ? 'Creating...' : 'Create User'}
        </Button>
      </form>
      <IssuedPasswords />
    </>
  )
}

function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'email_taken') return { email: error.message }
  return Object.fromEntries(
    error.errors.map(({ path, message }) => [path, fieldSentence(path, message)]),
  )
}
