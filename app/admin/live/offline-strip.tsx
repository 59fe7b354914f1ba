import { useSyncExternalStore } from 'react'
import { timeOfDay } from '#app/admin/dates.ts'
import { serverTimeOf } from '#app/admin/server-time.ts'
import { useLink } from './live-state.ts'
import styles from './offline-strip.module.css'

/** Says that the server cannot be reached. The live region is always rendered, so that its text is announced. */
export function OfflineStrip() {
  const link = useLink()
  const since = useSyncExternalStore(subscribe, offlineSince)
  const lost = link.status === 'lost' && link.unreachable ? link.since : null
  const at = since ?? lost
  return (
    <div role="status">
      {at !== null && (
        <p className={styles.strip}>
          Offline since {timeOfDay(serverTimeOf(at))}, showing what was loaded
        </p>
      )}
    </div>
  )
}

let since: number | null = null

/** Since when the browser has been offline, which it reports before the stream closes. */
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
