import { Spinner } from '#app/ui/spinner.tsx'
import styles from './alone.module.css'

/** The session is being looked into. In the prerendered page it makes way for the sign-in form where none is stored. */
export const Checking = ({ prerendered = false }: { prerendered?: boolean }) => (
  <div className={styles.spinner} data-prerendered={prerendered || undefined}>
    <Spinner label="Checking your session" />
  </div>
)
