import { useLocation } from 'react-router'
import { LinkRequest } from './link-request.tsx'

export function Component() {
  const { state } = useLocation() as { state: { email?: string } | null }
  return (
    <LinkRequest title="Forgot your password?" email={state?.email}>
      <p>Say which address you sign in with. A link that sets a new password is mailed to it.</p>
    </LinkRequest>
  )
}
