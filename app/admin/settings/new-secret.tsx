import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '#app/admin/copy-button.tsx'
import { DismissButton } from '#app/admin/dismiss-button.tsx'
import { IconButton } from '#app/admin/icon-button.tsx'
import { useNewSecrets } from './queries.ts'
import styles from './settings.module.css'

/** A new secret of a webhook, masked, until it is dismissed. */
export function NewSecret({ id, url }: { id: string; url: string }) {
  const { secrets, dismiss } = useNewSecrets()
  const [visible, setVisible] = useState(false)
  const secret = secrets[id]
  if (!secret) return null
  return (
    <aside className={styles.secret} aria-label={`Secret of ${url}`}>
      <p>
        Give this secret to the receiver, which verifies signatures with it. It is shown nowhere
        else.
      </p>
      <code>{visible ? secret : '•'.repeat(24)}</code>
      <div>
        <IconButton
          label={visible ? 'Hide secret' : 'Show secret'}
          icon={visible ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
          onClick={() => setVisible(!visible)}
        />
        <CopyButton text={secret} label="Copy secret" />
        <DismissButton onDismiss={() => dismiss(id)} />
      </div>
    </aside>
  )
}
