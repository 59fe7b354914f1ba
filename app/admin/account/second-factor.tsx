import { type FormEvent, useRef, useState } from 'react'
import { Alone } from '#app/admin/alone.tsx'
import styles from '#app/admin/alone.module.css'
import { Header } from '#app/admin/header.tsx'
import { RoomHeading } from '#app/admin/room-heading.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ownApps, proveApp } from './factor-calls.ts'

type Props = { email: string; onProven: () => void }

/** The second step of signing in, for whoever has an app. */
export function SecondFactor({ email, onProven }: Props) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = field.current?.value.trim()
    if (busy || !code) return
    setBusy(true)
    const found = await prove(code)
    setBusy(false)
    if (found === null) return onProven()
    setFault(found)
    field.current?.select()
  }
  return (
    <>
      <Header email={email} admin={false} />
      <Alone>
        <form className={styles.card} noValidate onSubmit={(event) => void submit(event)}>
          <RoomHeading>One more step</RoomHeading>
          <p>Type the six digits that your app shows, or one of your recovery codes.</p>
          <TextField
            ref={field}
            name="code"
            label="Code"
            autoComplete="one-time-code"
            maxLength={40}
            error={fault || undefined}
            onInput={() => setFault('')}
          />
          <Button type="submit" busy={busy}>
            {busy ? 'Checking...' : 'Continue'}
          </Button>
        </form>
      </Alone>
    </>
  )
}

async function prove(code: string) {
  const { value, fault } = await ownApps()
  if (fault !== undefined) return fault
  const [app] = value
  return app ? proveApp(app.id, code) : 'Your second factor was removed. Sign in again.'
}
