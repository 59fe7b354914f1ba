import { CopyButton } from '#app/ui/copy-button.tsx'
import { useProofForm } from '#app/admin/identity/use-proof-form.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import styles from './account.module.css'
import { type NewApp, proveApp } from './factor-calls.ts'
import { QrCode } from './qr-code.tsx'

type Props = { app: NewApp; onProven: () => void; onCancel: () => void }

/** Shows the secret as QR code and as text. The factor takes effect once a code of the app has been verified. */
export function SetUpApp({ app, onProven, onCancel }: Props) {
  const { busy, onSubmit, proofField } = useProofForm((code) => proveApp(app.id, code), onProven)
  return (
    <>
      <p>Scan this with your authenticator app, or type the secret into it.</p>
      <QrCode text={app.uri} />
      <p className={styles.secret}>
        <code>{app.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
        <CopyButton text={app.secret} label="Copy the secret" />
      </p>
      <form className={styles.form} noValidate onSubmit={onSubmit}>
        <TextField
          name="code"
          label="The six digits it shows now"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={10}
          {...proofField}
        />
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} keepsFocus>
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
