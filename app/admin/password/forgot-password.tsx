import { useLocation } from 'react-router'
import { LinkRequest } from './link-request.tsx'

export function Component() {
  const { state } = useLocation() as { state: { email?: string } | null }
  return (
    <LinkRequest title="Forgot your password?" email={state?.email}>
      <p>Enter the address that you sign in with. We send a link to it that sets a new password.</p>
    </LinkRequest>
  )
}
