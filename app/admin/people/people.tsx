import { useAccount } from '#app/admin/session/use-account.ts'
import { PeoplePanel } from './people-panel.tsx'
import { Room } from '#app/admin/frame/room.tsx'
import { Link } from '#app/navigation/link.tsx'
import { Invitations } from './invitations.tsx'
import styles from './invitations.module.css'

export const Component = () => (
  <Room title="People" parameters={['users', 'invitations']}>
    <OwnPassword />
    <PeoplePanel />
    <Invitations />
  </Room>
)

function OwnPassword() {
  const { email } = useAccount()
  return (
    <p className={styles.own}>
      You are {email}. <Link to="/admin/set-password">Change your password</Link>{' '}
      <Link to="/admin/account">Your account</Link>
    </p>
  )
}
