import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from '#app/admin/alone.module.css'
import { Alone } from '#app/admin/alone.tsx'
import { Masthead } from '#app/admin/masthead.tsx'
import { RoomHeading } from '#app/admin/room-heading.tsx'
import { Link } from '#app/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { openLink, savePassword } from './calls.ts'
import { ChosenPassword } from './chosen-password.tsx'
import type { MailedLink } from './mailed-link.ts'
import { lengthFault } from './length-fault.ts'
import own from './password.module.css'

const words = {
  recovery: {
    title: 'Set a new password',
    lead: 'Then you are signed in here, and signed out everywhere else.',
    done: 'Your new password is set. All other devices are signed out.',
  },
  invite: {
    title: 'Accept your invitation',
    lead: 'Choose a password, and the account is yours.',
    done: 'Your account is ready.',
  },
}

type Props = { link: MailedLink; onDead: () => void }

/** The link is used up when the form is sent, and not by opening it: programs that look through mail open links too. */
export function PasswordByLink({ link, onDead }: Props) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const isOpen = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { title, lead, done } = words[link.type]

  const refuse = (sentence: string) => {
    setFault(sentence)
    field.current?.focus()
  }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setFailure(undefined)
    const tooShortOrLong = lengthFault(password)
    if (tooShortOrLong) return refuse(tooShortOrLong)
    setBusy(true)
    const refusal =
      (isOpen.current ? null : await openLink(link)) ?? (await savePasswordOf(password))
    setBusy(false)
    if (!refusal) {
      notify.success('Password Set', done)
      return void navigate('/admin', { replace: true })
    }
    if (refusal.code === 'otp_expired') return onDead()
    if (/^(weak|same)_password$/.test(refusal.code)) return refuse(refusal.sentence)
    setFailure(refusal.sentence)
  }

  const savePasswordOf = (chosen: string) => {
    isOpen.current = true
    return savePassword(chosen)
  }

  return (
    <Alone>
      <form
        className={styles.card}
        method="post"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Masthead />
        <RoomHeading>{title}</RoomHeading>
        <p>{lead}</p>
        {failure && (
          <p className={styles.failure} role="alert">
            {failure}
          </p>
        )}
        <ChosenPassword
          ref={field}
          value={password}
          error={fault}
          onChange={(changed) => {
            setPassword(changed)
            setFault(undefined)
            setFailure(undefined)
          }}
        />
        <Button type="submit" busy={busy}>
          {busy ? 'Setting...' : 'Set password'}
        </Button>
        <p className={own.links}>
          <Link to="/admin">Back to sign-in</Link>
        </p>
      </form>
    </Alone>
  )
}
