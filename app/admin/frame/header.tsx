import { type ReactNode, useState } from 'react'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { notify } from '#app/ui/notify.ts'
import styles from './header.module.css'
import { Masthead } from './masthead.tsx'
import { signOut } from '#app/admin/session/session.ts'
import { SkipLink } from './skip-link.tsx'

/** `admin` is null while the role is unknown. */
type HeaderProps = { email: string; admin: boolean | null; children?: ReactNode }

export const Header = ({ email, admin, children }: HeaderProps) => (
  <header className={styles.header}>
    {admin && <SkipLink />}
    <Masthead />
    {children}
    <p className={styles.account} title={email}>
      {admin ? <Link to="/admin/account">{email}</Link> : <span>{email}</span>}{' '}
      {admin === null ? null : admin ? '(Admin)' : '(User)'}
    </p>
    <Logout />
  </header>
)

function Logout() {
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    const { error } = await signOut()
    setBusy(false)
    if (error === null) notify.success('Logged Out')
    else notify.error('Logout Failed', error)
  }
  return (
    <Button look="secondary" size="small" disabled={busy} onClick={() => void leave()}>
      Logout
    </Button>
  )
}
