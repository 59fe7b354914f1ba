import { Spinner } from '#app/ui/spinner.tsx'
import styles from '#app/admin/frame/centered-card.module.css'

/**
 * Shown while the session is verified. In the prerendered page app/boot/admin-inline.ts hides it if no session is stored.
 */
export const Checking = ({ prerendered = false }: { prerendered?: boolean }) => (
  <div className={styles.spinner} data-prerendered={prerendered || undefined}>
    <Spinner label="Checking your session" />
  </div>
)
