import { type FormEvent, useRef, useState } from 'react'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { ApiError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { fieldSentence } from '#contract/messages.ts'
import type { Role } from '#contract/options.ts'
import { useInvite } from './invitation-queries.ts'
import styles from './invitations.module.css'
import { RoleField } from '#app/admin/users/role-field.tsx'

/** Invites by mail: the person chooses the password, so that none has to be passed on. */
export function InviteForm() {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('user')
  const [fault, setFault] = useState<string>()
  const invite = useInvite()
  const field = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (invite.isPending) return
    try {
      const invited = await invite.mutateAsync({ email, role })
      notify.success(
        'User Invited',
        `A link for ${invited.email} is listed under Deliveries. It works once and for 7 days.`,
      )
      setEmail('')
      setFault(undefined)
    } catch (error) {
      if (error instanceof ApiError) setFault(faultOf(error))
      notifyFailure('Failed to Invite User', error, 'There was an error inviting the user.')
    }
    field.current?.focus()
  }

  return (
    <form className={styles.form} aria-label="Invite user" onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        id="invited-email"
        name="email"
        label="Email"
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        error={fault}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setFault(undefined)
        }}
      />
      <RoleField id="invited-role" value={role} onChoose={setRole} />
      <Button type="submit" busy={invite.isPending}>
        {invite.isPending ? 'Inviting...' : 'Invite'}
      </Button>
    </form>
  )
}

function faultOf(error: ApiError) {
  if (error.code === 'email_taken' || error.code === 'too_many_requests') return error.message
  const found = error.errors.find(({ path }) => path === 'email')
  return found && fieldSentence('email', found.message)
}
