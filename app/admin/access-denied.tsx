import { Header } from './header.tsx'
import { ViewHeading } from './view-heading.tsx'

type AccessDeniedProps = { email: string; failed: boolean; busy: boolean; retry: () => void }

export const AccessDenied = ({ email, failed, busy, retry }: AccessDeniedProps) => (
  <>
    <Header email={email} admin={false} />
    <main className="alone alone-below-header">
      <div className="notice-card">
        <ViewHeading>Access Denied</ViewHeading>
        <p>
          You do not have admin access. Please contact the administrator if you think you should.
        </p>
        <p>
          You are signed in as <strong>{email}</strong>.
        </p>
        {failed && <p role="status">Your access could not be checked just now.</p>}
        <button type="button" className="button" aria-disabled={busy} onClick={retry}>
          {busy ? 'Checking...' : 'Retry'}
        </button>
      </div>
    </main>
  </>
)
