import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { RoomHeading } from './room-heading.tsx'
import styles from './room.module.css'
import { isIn, rooms } from './rooms.ts'

/** Shown in place of a room whose chunk could not be loaded. Retries when the browser is online. */
export function RoomMissing({ retry }: { retry: () => void }) {
  const { pathname } = useLocation()
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [retry])
  return (
    <main id="content" className={styles.room}>
      <RoomHeading>{rooms.find((room) => isIn(room, pathname))?.label ?? 'This room'}</RoomHeading>
      <LoadFailed what="This room" retry={retry} busy={false} />
    </main>
  )
}
