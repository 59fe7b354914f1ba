import { useEffect } from 'react'
import { LoadFailed } from './load-failed.tsx'
import styles from './room.module.css'

/** In the place of a room that could not be fetched: the others work, and it is asked for again once there is a connection. */
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
