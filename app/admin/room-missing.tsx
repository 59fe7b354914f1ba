import { useEffect } from 'react'
import { LoadFailed } from './load-failed.tsx'
import styles from './room.module.css'

/** Shown in place of a room whose script could not be fetched. Tries again when the browser is online. */
export function RoomMissing({ retry }: { retry: () => void }) {
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <main id="content" className={styles.room}>
      <LoadFailed what="This room" retry={retry} busy={false} />
    </main>
  )
}
