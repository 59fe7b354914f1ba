import { X } from 'lucide-react'
import { useState } from 'react'
import { organization } from '#content/organization.ts'
import { IconButton } from './icon-button.tsx'
import styles from './placeholder-notice.module.css'

const dismissedKey = 'anacapa.placeholders-dismissed'

/** Until the real facts are in, visitors see contact details that reach nobody. */
export function PlaceholderNotice() {
  const [dismissed, setDismissed] = useState(wasDismissed)
  if (!organization.placeholders || dismissed) return null
  const dismiss = () => {
    setDismissed(true)
    try {
      sessionStorage.setItem(dismissedKey, 'yes')
    } catch {
      // Storage is blocked: it comes back with the next reload.
    }
  }
  return (
    <aside className={styles.notice} aria-label="Placeholder details">
      <p>
        The site shows placeholder contact details, which reach nobody. Replace them in{' '}
        <code>content/organization.ts</code>.
      </p>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={dismiss} />
    </aside>
  )
}

function wasDismissed() {
  try {
    return sessionStorage.getItem(dismissedKey) !== null
  } catch {
    return false
  }
}
