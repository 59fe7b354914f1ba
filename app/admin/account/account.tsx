import { useAccount } from '#app/admin/session/use-account.ts'
import { SessionList } from '#app/admin/people/session-list.tsx'
import { Room } from '#app/admin/frame/room.tsx'
import panel from '#app/admin/panel.module.css'
import { Link } from '#app/navigation/link.tsx'
import styles from './account.module.css'
import { FactorPanel } from './factor-panel.tsx'
import { PasskeyPanel } from './passkey-panel.tsx'
import { TeamMailsPanel } from './team-mails-panel.tsx'

/** The signed-in person's own password, passkeys, second factor, mails and sessions. */
export function Component() {
  const { email, userId } = useAccount()
  return (
    <Room title="Account">
      <section className={panel.panel} aria-labelledby="password-title">
        <h2 id="password-title">Password</h2>
        <div className={styles.body}>
          <p>
            You are {email}. <Link to="/admin/set-password">Change your password</Link>
          </p>
        </div>
      </section>
      <PasskeyPanel />
      <FactorPanel />
      <TeamMailsPanel />
      <section className={panel.panel} aria-labelledby="sessions-title">
        <h2 id="sessions-title">Where you are signed in</h2>
        <div className={styles.sessions}>
          <SessionList userId={userId} />
        </div>
      </section>
    </Room>
  )
}
