import { Spinner } from '#app/ui/spinner.tsx'
import styles from './alone.module.css'

/** Shown while the session is being checked. In the prerendered page it gives way to the sign-in form when none is stored. */
export const Checking = ({ prerendered = false }: { prerendered?: boolean }) => (
  <div className={styles.spinner} data-prerendered={prerendered || undefined}>
    <Spinner label="Checking your session" />
  </div>
)
