import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { isFollowed, Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import styles from '#app/admin/frame/centered-card.module.css'
import { Masthead } from '#app/admin/frame/masthead.tsx'
import { byPasskey, PasskeyButton } from './passkey-button.tsx'
import type { SignOutReason } from './session-state.ts'
import { signIn } from './session.ts'
import { titled } from '#app/admin/frame/title.ts'
import { nextRoomTakesFocus } from '#app/admin/frame/room-heading.tsx'
import { welcomeOnceIn } from './welcome.ts'

const reasons: Record<SignOutReason, string | null> = {
  left: null,
  ended: 'Your session ended; sign in again.',
  unconfirmed:
    'You are signed out on this device. The server did not confirm it; its side of the session ends after 12 hours.',
}

const forgotten = '/admin/forgot-password'

type SignInProps = {
  reason: SignOutReason
  /** The address of the person whose session ended. */
  known: string | undefined
  /** Part of the prerendered page, where app/boot/admin-inline.ts decides whether it is visible. */
  prerendered: boolean
  onTyped: () => void
}

/** The reason why it is shown if the session ended without a Logout. */
export function SignIn({ reason, known, prerendered, onTyped }: SignInProps) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const navigate = useNavigate()
  const inFlight = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => {
    if (prerendered) return
    document.title = titled('Staff sign-in')
    // Does not take the focus from somebody who is already typing in the form.
    if (!form.current?.contains(document.activeElement)) (known ? password : email).current?.focus()
    nextRoomTakesFocus()
    // A submit or a press before hydration, which app/boot/admin-inline.ts has stored.
    const { dataset } = document.documentElement
    if (dataset['sent'] !== undefined) form.current?.requestSubmit()
    delete dataset['sent']
    const pressed = form.current?.querySelector<HTMLElement>('[data-pressed]')
    delete pressed?.dataset['pressed']
    pressed?.click()
    // The address is known from the beginning or not at all.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [prerendered])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    const values = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : ''
    }
    const { error } = await enter(() => signIn(text('email').trim(), text('password')))
    if (error !== null) password.current?.select()
  }

  // The welcome follows this promise, because the session's event also fires on every reload and return to the tab.
  const enter = async (way: () => Promise<{ error: string | null }>) => {
    inFlight.current = true
    setBusy(true)
    setFailure(null)
    const { error } = await way()
    inFlight.current = false
    setBusy(false)
    if (error === null) welcomeOnceIn()
    else {
      setFailure(error)
      notify.error('Login Failed', error, { announced: true })
    }
    return { error }
  }

  /** Reads the field at the click: nothing hears what is typed before hydration. */
  const passEmail = (event: MouseEvent) => {
    if (!isFollowed(event)) return
    event.preventDefault()
    void navigate(forgotten, { state: { email: email.current?.value } })
  }

  const explanation = reasons[reason]
  return (
    <form
      ref={form}
      className={styles.card}
      data-prerendered={prerendered || undefined}
      method="post"
      onSubmit={(event) => void submit(event)}
      onInput={() => {
        setFailure(null)
        onTyped()
      }}
    >
      <Masthead />
      <h1>Staff sign-in</h1>
      {explanation && (
        <p className={styles.notice} role="alert">
          {explanation}
        </p>
      )}
      {failure && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <TextField
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={known}
        ref={email}
      />
      <TextField
        name="password"
        label="Password"
        type="password"
        autoComplete="current-password"
        required
        ref={password}
      />
      <Button type="submit" busy={busy}>
        {busy ? 'Signing in...' : 'Sign In'}
      </Button>
      <PasskeyButton busy={busy} onUse={() => void enter(byPasskey)} />
      <p className={styles.smallPrint}>
        <Link to={forgotten} onClick={passEmail}>
          Forgot your password?
        </Link>
      </p>
    </form>
  )
}
