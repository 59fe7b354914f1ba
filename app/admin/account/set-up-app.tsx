import { type FormEvent, useRef, useState } from 'react'
import { CopyButton } from '#app/admin/copy-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './account.module.css'
import { type NewApp, proveApp } from './factor-calls.ts'
import { QrCode } from './qr-code.tsx'

type Props = { app: NewApp; onProven: () => void; onCancel: () => void }

/** The app reads the drawing, or its owner types the secret; its first code confirms it. */
export function SetUpApp({ app, onProven, onCancel }: Props) {
  const [fault, setFault] = useState('')
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = field.current?.value.trim()
    if (busy || !code) return
    setBusy(true)
    const found = await proveApp(app.id, code)
    setBusy(false)
    if (found === null) return onProven()
    setFault(found)
    field.current?.select()
  }
  return (
    <>
      <p>Let your authenticator app read this, or type the secret into it.</p>
      <QrCode text={app.uri} />
      <p className={styles.secret}>
        <code>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={app.secret} label="Copy the secret" />
      </p>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          ref={field}
          name="code"
          label="The six digits it shows now"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          error={fault || undefined}
          onInput={() => setFault('')}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy}>
            Confirm
          </Button>
          <Button look="secondary" onClick={onCancel}>
            Cancel
          </Button>
        </div>
      </form>
    </>
  )
}
