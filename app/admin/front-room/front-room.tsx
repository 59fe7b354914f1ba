import { FrontList } from '#app/admin/enquiries/list/front-list.tsx'
import { PlaceholderNotice } from './placeholder-notice.tsx'
import { Room } from '#app/admin/frame/room.tsx'
import { UsersPanel } from '#app/admin/users/users-panel.tsx'
import { Counters } from './counters.tsx'
import styles from './front-room.module.css'

/** The first screen after signing in. On a wide screen the users are beside the list. */
export const Component = () => (
  <Room title="Admin dashboard" parameters={['cursor', 'users']} className={styles.room}>
    <PlaceholderNotice />
    <Counters />
    <UsersPanel />
    <FrontList />
  </Room>
)
