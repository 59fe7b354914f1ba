import { useRef } from 'react'
import { buttonClass } from '#app/ui/button.tsx'
import { timeOfDay } from './dates.ts'
import styles from './load-failed.module.css'
import { useFocusHeadingAfterRemoval } from './focus-after-removal.ts'

type LoadFailedProps = {
  what: string
  /** When the data that is still shown was loaded; 0 if there is none. */
  loadedAt?: number
  retry: () => void
  busy: boolean
}

/** Says that something could not be loaded or refreshed. The reason is in the console. */
export function LoadFailed({ what, loadedAt = 0, retry, busy }: LoadFailedProps) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHeadingAfterRemoval(button)
  return (
    <p className={styles.failed} role="status">
      <span>
        {loadedAt > 0
          ? `${what} could not be refreshed. This was loaded at ${timeOfDay(loadedAt)}.`
          : `${what} could not be loaded.`}
      </span>
      <button
        ref={button}
        type="button"
        className={buttonClass('secondary', 'small')}
        aria-disabled={busy}
        onClick={retry}
      >
        {busy ? 'Loading...' : 'Retry'}
      </button>
    </p>
  )
}
