import { Room } from '#app/admin/room.tsx'
import { UsersPanel } from './users-panel.tsx'

export const Component = () => (
  <Room title="People" parameters={['users']}>
    <UsersPanel />
  </Room>
)
