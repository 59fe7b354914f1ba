import { arePlaceholders } from '#content/organization.ts'
import { DismissButton } from '#app/admin/dismiss-button.tsx'
import styles from './placeholder-notice.module.css'
import { useDismissed } from '#app/admin/use-dismissed.ts'

/** Shown until `content/organization.ts` has the real contact details. */
export function PlaceholderNotice() {
  const [dismissed, dismiss] = useDismissed('placeholders')
  if (!arePlaceholders || dismissed) return null
  return (
    <aside className={styles.notice} aria-label="Placeholder details">
      <p>
        The site shows placeholder details.
        <span className={styles.how}>
          {' '}
          Its contact details reach nobody until you replace them in{' '}
          <code>content/organization.ts</code>.
        </span>
      </p>
      <DismissButton onDismiss={dismiss} />
    </aside>
  )
}
