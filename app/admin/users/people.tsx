import { useAccount } from '#app/admin/account.ts'
import { Room } from '#app/admin/room.tsx'
import { Link } from '#app/link.tsx'
import { Invitations } from './invitations.tsx'
import styles from './invitations.module.css'
import { UsersPanel } from './users-panel.tsx'

export const Component = () => (
  <Room title="People" parameters={['users', 'invitations']}>
    <OwnPassword />
    <UsersPanel />
    <Invitations />
  </Room>
)

function OwnPassword() {
  const { email } = useAccount()
  return (
    <p className={styles.own}>
      You are {email}. <Link to="/admin/set-password">Change your password</Link>
    </p>
  )
}
