import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useSession } from '#app/admin/session/use-session.ts'
import { Checking } from '#app/admin/session/checking.tsx'
import { Unreachable } from '#app/admin/session/unreachable.tsx'
import { ChangePassword } from './change-password.tsx'
import { LinkRequest } from './link-request.tsx'
import { type MailedLink, readMailedLink } from './mailed-link.ts'
import { PasswordByLink } from './password-by-link.tsx'

/** The target of mailed links. Without a link, people who are signed in change their password here. */
export function Component() {
  const { link, dropLink } = useMailedLink()
  const [isDead, setDead] = useState(false)
  const session = useSession()

  if (link) {
    const refused = () => {
      dropLink()
      setDead(true)
    }
    return <PasswordByLink key={link.token} link={link} onDead={refused} />
  }
  if (isDead)
    return (
      <LinkRequest title="This link no longer works">
        <p>
          A link works once, for a limited time, and only until a newer one is sent. Enter your
          address to get another. An invitation that has expired is renewed by whoever sent it.
        </p>
      </LinkRequest>
    )
  if (session.status === 'signedIn') return <ChangePassword email={session.email} />
  if (session.status === 'checking') return <Checking />
  if (session.status === 'unreachable') return <Unreachable />
  return (
    <LinkRequest title="Set a password">
      <p>This page needs the link from your email. Open the link again, or request a new one.</p>
    </LinkRequest>
  )
}

/** Removes the token from the address bar at once. Only this component keeps it, until the form is sent. */
function useMailedLink() {
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [kept, setKept] = useState<MailedLink | null>(() => readMailedLink(hash))
  const arrived = readMailedLink(hash)
  if (arrived && arrived.token !== kept?.token) setKept(arrived)
  useEffect(() => {
    if (hash) void navigate(pathname, { replace: true })
  }, [hash, pathname, navigate])
  return { link: kept, dropLink: () => setKept(null) }
}
