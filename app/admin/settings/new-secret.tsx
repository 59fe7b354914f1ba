import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { DismissButton } from '#app/admin/dismiss-button.tsx'
import { IconButton } from '#app/ui/icon-button.tsx'
import { useNewSecrets } from './queries.ts'
import styles from './settings.module.css'

type NewSecretProps = {
  id: string
  url: string
  /** Whether the webhook was just added, in a form from which its secret may be out of view. */
  takesFocus: boolean
}

/** A new secret of a webhook, masked, until it is dismissed. */
export function NewSecret({ id, url, takesFocus }: NewSecretProps) {
  const { secrets, dismiss } = useNewSecrets()
  const place = useRef<HTMLElement>(null)
  const [visible, setVisible] = useState(false)
  const secret = secrets[id]
  useEffect(() => {
    if (!takesFocus) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'center' })
  }, [takesFocus])
  if (!secret) return null
  return (
    <aside ref={place} tabIndex={-1} className={styles.secret} aria-label={`Secret of ${url}`}>
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
