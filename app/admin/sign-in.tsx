import { type FormEvent, useEffect, useRef, useState } from 'react'
import { notify } from '#app/ui/notify.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { Masthead } from './masthead.tsx'
import { signIn } from './session.ts'
import { titled } from './title.ts'
import { nextViewTakesFocus } from './view-heading.tsx'

/** `ended`: the session stopped without a Logout here, so it says why the form is back. */
export function SignIn({ ended }: { ended: boolean }) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const inFlight = useRef(false)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  useEffect(() => {
    document.title = titled('Staff sign-in')
    email.current?.focus()
    nextViewTakesFocus()
  }, [])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (inFlight.current) return
    const values = new FormData(event.currentTarget)
    const text = (name: string) => {
      const value = values.get(name)
      return typeof value === 'string' ? value : ''
    }
    inFlight.current = true
    setBusy(true)
    setFailure(null)
    // Bound to this promise and not to the session's event, which also speaks at every reload and return to the tab.
    const { error } = await signIn(text('email').trim(), text('password'))
    inFlight.current = false
    setBusy(false)
    if (error === null) {
      notify.success('Login Successful', 'Welcome to the admin dashboard!')
      return
    }
    setFailure(error)
    notify.error('Login Failed', error, { announced: true })
    password.current?.select()
  }

  return (
    <main className="alone">
      <form className="sign-in" method="post" onSubmit={(event) => void submit(event)}>
        <Masthead />
        <h1>Staff sign-in</h1>
        {ended && (
          <p className="notice" role="alert">
            Your session ended; sign in again.
          </p>
        )}
        {failure && (
          <p className="notice notice-bad" role="alert">
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
        <button type="submit" className="button" disabled={busy} aria-busy={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </button>
        <p className="small-print">Forgot your password? Ask your administrator for a new one.</p>
      </form>
    </main>
  )
}
