import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from '#app/admin/frame/centered-card.module.css'
import { CenteredCard } from '#app/admin/frame/centered-card.tsx'
import { Masthead } from '#app/admin/frame/masthead.tsx'
import { RoomHeading } from '#app/admin/frame/room-heading.tsx'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { savePassword } from './calls.ts'
import { ChosenPassword } from './chosen-password.tsx'
import { lengthFault } from './length-fault.ts'
import own from './password.module.css'

type Faults = { current?: string; chosen?: string; form?: string }

/** For people who are signed in. */
export function ChangePassword({ email }: { email: string }) {
  const [current, setCurrent] = useState('')
  const [chosen, setChosen] = useState('')
  const [faults, setFaults] = useState<Faults>({})
  const [busy, setBusy] = useState(false)
  const currentField = useRef<HTMLInputElement>(null)
  const chosenField = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  const refuse = (found: Faults) => {
    setFaults(found)
    const field = found.current ? currentField : found.chosen ? chosenField : undefined
    field?.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    if (!current) return refuse({ current: 'Current password is required.' })
    const fault = lengthFault(chosen)
    if (fault) return refuse({ chosen: fault })
    setFaults({})
    setBusy(true)
    const refusal = await savePassword(chosen, current)
    setBusy(false)
    if (!refusal) {
      notify.success('Password Changed', 'All your other devices are signed out.')
      return void navigate('/admin', { replace: true })
    }
    const { code, sentence } = refusal
    if (code.startsWith('current_password_')) return refuse({ current: sentence })
    refuse(/^(weak|same)_password$/.test(code) ? { chosen: sentence } : { form: sentence })
  }

  return (
    <CenteredCard>
      <form
        className={styles.card}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Masthead />
        <RoomHeading>Change your password</RoomHeading>
        <p className={own.account}>
          Of <strong>{email}</strong>. All your other devices are signed out.
        </p>
        {faults.form && (
          <p className={styles.failure} role="alert">
            {faults.form}
          </p>
        )}
        {/* Tells password managers which account the new password is for. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField
          ref={currentField}
          name="current-password"
          label="Current password"
          type="password"
          autoComplete="current-password"
          required
          value={current}
          error={faults.current}
          onChange={(event) => {
            setCurrent(event.currentTarget.value)
            setFaults({})
          }}
        />
        <ChosenPassword
          ref={chosenField}
          value={chosen}
          error={faults.chosen}
          onChange={(changed) => {
            setChosen(changed)
            setFaults({})
          }}
        />
        <Button type="submit" busy={busy} keepsFocus>
          {busy ? 'Changing...' : 'Change password'}
        </Button>
        <p className={own.links}>
          <Link to="/admin/forgot-password" state={{ email }}>
            Forgot the current one?
          </Link>
          <Link to="/admin">Back</Link>
        </p>
      </form>
    </CenteredCard>
  )
}
