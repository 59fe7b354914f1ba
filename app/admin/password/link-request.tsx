import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import styles from '#app/admin/frame/centered-card.module.css'
import { CenteredCard } from '#app/admin/frame/centered-card.tsx'
import { Masthead } from '#app/admin/frame/masthead.tsx'
import { RoomHeading } from '#app/admin/frame/room-heading.tsx'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { askForLink } from './calls.ts'
import { CardForm } from './card-form.tsx'
import own from './password.module.css'

type LinkRequestProps = { title: string; children: ReactNode; email?: string | undefined }

/** Asks for an e-mail address to send a link to. Its confirmation does not reveal whether there is such an account. */
export function LinkRequest({ title, children, email: initial = '' }: LinkRequestProps) {
  const [email, setEmail] = useState(initial)
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const address = email.trim()
    setFailure(undefined)
    if (!address || !field.current?.validity.valid) {
      setFault('Email is not an email address.')
      field.current?.focus()
      return
    }
    setBusy(true)
    const refusal = await askForLink(address)
    setBusy(false)
    if (refusal) setFailure(refusal.sentence)
    else setSentTo(address)
  }

  if (sentTo !== undefined) return <LinkAsked email={sentTo} again={() => setSentTo(undefined)} />
  return (
    <CardForm title={title} lead={children} failure={failure} submit={submit}>
      <TextField
        ref={field}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={email}
        error={fault}
        onChange={(event) => {
          setEmail(event.currentTarget.value)
          setFault(undefined)
          setFailure(undefined)
        }}
      />
      <Button type="submit" busy={busy} keepsFocus>
        {busy ? 'Asking...' : 'Send me a link'}
      </Button>
    </CardForm>
  )
}

const LinkAsked = ({ email, again }: { email: string; again: () => void }) => (
  <CenteredCard>
    <div className={styles.card}>
      <Masthead />
      <RoomHeading>Look in your mailbox</RoomHeading>
      <p className={own.account}>
        If <strong>{email}</strong> belongs to an account or an open invitation, a link goes there
        as soon as this site can send mail. It works once; to set a new password you have 10
        minutes.
      </p>
      <p className={styles.smallPrint}>
        Nothing there after a few minutes, nor among the spam? Then ask your administrator. One
        address gets at most five links an hour.
      </p>
      <p className={own.links}>
        <button type="button" className={own.textButton} onClick={again}>
          Use another address
        </button>
        <Link to="/admin">Back to sign-in</Link>
      </p>
    </div>
  </CenteredCard>
)
