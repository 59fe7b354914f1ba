import { useSyncExternalStore } from 'react'
import { timeOfDay } from '#app/admin/dates.ts'
import { useLink } from './live-state.ts'
import styles from './offline-strip.module.css'

/** Above every room while nobody answers. The region is always there, so that what appears is read out. */
export function OfflineStrip() {
  const link = useLink()
  const since = useSyncExternalStore(subscribe, offlineSince)
  const lost = link.status === 'lost' && link.unreachable ? link.since : null
  const at = since ?? lost
  return (
    <div role="status">
      {at !== null && (
        <p className={styles.strip}>Offline since {timeOfDay(at)}, showing what was loaded</p>
      )}
    </div>
  )
}

let since: number | null = null

/** The browser knows at once that there is no network. */
function offlineSince() {
  since = navigator.onLine ? null : (since ?? Date.now())
  return since
}

function subscribe(listener: () => void) {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}
