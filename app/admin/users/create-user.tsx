import { type FormEvent, useEffect, useRef } from 'react'
import { ApiError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldSentence } from '#contract/messages.ts'
import { roles } from '#contract/options.ts'
import { failureSentence } from '#app/admin/failure.ts'
import { useNewUserDraft } from './new-user-draft.tsx'
import { NewPassword } from './new-password.tsx'
import { useCreateUser } from './queries.ts'

export function CreateUser({ userId }: { userId: string }) {
  const { draft, setDraft, clear } = useNewUserDraft()
  const create = useCreateUser(userId)
  const inFlight = useRef(false)
  const email = useRef<HTMLInputElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const faults = faultsOf(create.error)

  // The button was disabled meanwhile and has lost the focus: it goes to the first field at fault, else back there.
  useEffect(() => {
    if (create.error)
      form.current?.querySelector<HTMLElement>('[aria-invalid], [type="submit"]')?.focus()
  }, [create.error])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (inFlight.current) return
    inFlight.current = true
    try {
      const made = await create.mutateAsync(draft)
      notify.success(
        'User Created Successfully',
        `${made.email} has been created with ${made.role} role.`,
      )
      clear()
      email.current?.focus()
    } catch (error) {
      const sentence = failureSentence(error, 'There was an error creating the user.')
      if (sentence) notify.error('Failed to Create User', sentence)
    } finally {
      inFlight.current = false
    }
  }

  return (
    <form
      ref={form}
      className="create-user"
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
        error={faults['email']}
        onChange={(event) => setDraft({ ...draft, email: event.currentTarget.value })}
      />
      <NewPassword
        value={draft.password}
        error={faults['password']}
        onChange={(password) => setDraft({ ...draft, password })}
      />
      <SelectField
        id="new-user-role"
        name="role"
        label="Role"
        value={draft.role}
        error={faults['role']}
        onChange={(event) => {
          const role = roles.find((known) => known === event.currentTarget.value)
          if (role) setDraft({ ...draft, role })
        }}
      >
        {roles.map((role) => (
          <option key={role}>{role}</option>
        ))}
      </SelectField>
      <Button type="submit" busy={create.isPending}>
        {create.isPending ? 'Creating...' : 'Create User'}
      </Button>
    </form>
  )
}

function faultsOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'email_taken') return { email: error.message }
  return Object.fromEntries(
    error.errors.map(({ path, message }) => [path, fieldSentence(path, message)]),
  )
}
