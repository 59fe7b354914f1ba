import { buttonClass } from '#app/ui/button.tsx'
import { timeOfDay } from './dates.ts'
import styles from './load-failed.module.css'

type LoadFailedProps = {
  what: string
  /** When what is still on the screen was loaded, if anything is. */
  loadedAt?: number
  retry: () => void
  busy: boolean
}

/** Says quietly that a list is missing or no longer fresh: the console has the reason. */
export const LoadFailed = ({ what, loadedAt = 0, retry, busy }: LoadFailedProps) => (
  <p className={styles.failed} role="status">
    <span>
      {loadedAt > 0
        ? `${what} could not be refreshed. This was loaded at ${timeOfDay(loadedAt)}.`
        : `${what} could not be loaded.`}
    </span>
    <button
      type="button"
      className={buttonClass('secondary', 'small')}
      aria-disabled={busy}
      onClick={retry}
    >
      {busy ? 'Loading...' : 'Retry'}
    </button>
  </p>
)
