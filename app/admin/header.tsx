import { type ReactNode, useState } from 'react'
import { notify } from '#app/ui/notify.ts'
import { Masthead } from './masthead.tsx'
import { signOut } from './session.ts'

type HeaderProps = { email: string; admin: boolean; children?: ReactNode }

export const Header = ({ email, admin, children }: HeaderProps) => (
  <header className="admin-header">
    <Masthead />
    {children}
    <p className="account">
      <span className="account-email">{email}</span> {admin ? '(Admin)' : '(User)'}
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
    <button
      type="button"
      className="button button-secondary button-small"
      disabled={busy}
      onClick={() => void leave()}
    >
      Logout
    </button>
  )
}
