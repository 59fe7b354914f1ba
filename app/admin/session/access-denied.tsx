import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { CenteredCard, NoticeCard } from '#app/admin/frame/centered-card.tsx'
import { Header } from '#app/admin/frame/header.tsx'
import { RoomHeading } from '#app/admin/frame/room-heading.tsx'

type AccessDeniedProps = { email: string; failed: boolean; busy: boolean; retry: () => void }

export const AccessDenied = ({ email, failed, busy, retry }: AccessDeniedProps) => (
  <>
    <Header email={email} admin={false} />
    <CenteredCard>
      <NoticeCard>
        <RoomHeading>Access Denied</RoomHeading>
        <p>
          You do not have admin access. Please contact the administrator if you think you should.
        </p>
        <p>
          You are signed in as <strong>{email}</strong>.{' '}
          <Link to="/admin/set-password">Change your password</Link>
        </p>
        {failed && <p role="status">Your access could not be checked just now.</p>}
        <Button aria-disabled={busy} onClick={retry}>
          {busy ? 'Checking...' : 'Retry'}
        </Button>
      </NoticeCard>
    </CenteredCard>
  </>
)
