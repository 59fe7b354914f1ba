import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { openLink, savePassword } from './calls.ts'
import { CardForm } from './card-form.tsx'
import { ChosenPassword } from './chosen-password.tsx'
import type { MailedLink } from './mailed-link.ts'
import { lengthFault } from './length-fault.ts'

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

/** Redeems the link on submit and not when it is opened, because mail scanners open links as well. */
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
    <CardForm title={title} lead={<p>{lead}</p>} failure={failure} submit={submit}>
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
      <Button type="submit" busy={busy} keepsFocus>
        {busy ? 'Setting...' : 'Set password'}
      </Button>
    </CardForm>
  )
}
