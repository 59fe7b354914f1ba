import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { DismissButton } from '#app/admin/dismiss-button.tsx'
import { EmailText } from '#app/ui/email-text.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import styles from './users-panel.module.css'
import { type IssuedPassword, useIssuedPasswords } from './new-user-draft.tsx'

/** The generated passwords of accounts that were just created, masked. Each stays until it is dismissed. */
export function IssuedPasswords() {
  const { issued, dismiss } = useIssuedPasswords()
  return issued.map((one) => <Issued key={one.email} issued={one} onDismiss={() => dismiss(one)} />)
}

function Issued({ issued, onDismiss }: { issued: IssuedPassword; onDismiss: () => void }) {
  const [visible, setVisible] = useState(false)
  const { email, password } = issued
  return (
    <aside className={styles.issued} aria-label={`Password of ${email}`}>
      <p>
        Password of <EmailText>{email}</EmailText>. It is shown nowhere else.
      </p>
      <code>{visible ? password : '•'.repeat(password.length)}</code>
      <div>
        <IconButton
          label={visible ? 'Hide password' : 'Show password'}
          icon={visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setVisible(!visible)}
        />
        <CopyButton text={password} label="Copy password" />
        <DismissButton onDismiss={onDismiss} />
      </div>
    </aside>
  )
}
