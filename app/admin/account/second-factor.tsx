import { useEffect } from 'react'
import { CenteredCard } from '#app/admin/frame/centered-card.tsx'
import styles from '#app/admin/frame/centered-card.module.css'
import { Header } from '#app/admin/frame/header.tsx'
import { useProofForm } from '#app/admin/identity/use-proof-form.ts'
import { RoomHeading } from '#app/admin/frame/room-heading.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ownApps, proveApp } from './factor-calls.ts'

type Props = { email: string; onProven: () => void }

/** The second step of signing in for accounts with a second factor. */
export function SecondFactor({ email, onProven }: Props) {
  const { busy, onSubmit, proofField } = useProofForm(prove, onProven)
  const { ref: field } = proofField
  // Runs after the heading's own effect, which takes the focus in other rooms.
  useEffect(() => field.current?.focus(), [field])
  return (
    <>
      <Header email={email} admin={null} />
      <CenteredCard>
        <form className={styles.card} noValidate onSubmit={onSubmit}>
          <RoomHeading>One more step</RoomHeading>
          <TextField
            name="code"
            label="Code"
            hint="The six digits that your app shows, or one of your recovery codes."
            autoComplete="one-time-code"
            maxLength={40}
            {...proofField}
          />
          <Button type="submit" busy={busy} keepsFocus>
            {busy ? 'Checking...' : 'Continue'}
          </Button>
        </form>
      </CenteredCard>
    </>
  )
}

async function prove(code: string) {
  const { value, fault } = await ownApps()
  if (fault !== undefined) return fault
  const [app] = value
  return app ? proveApp(app.id, code) : 'Your second factor was removed. Sign in again.'
}
