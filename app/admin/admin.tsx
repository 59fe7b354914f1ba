import { useEffect, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { prepareToasts } from '#app/ui/notify.ts'
import { TooltipProvider } from '#app/ui/tooltip.tsx'
import { Checking } from './checking.tsx'
import { standsAlone } from './routes.ts'
import { SignIn } from './sign-in.tsx'
import { SignedIn } from './signed-in.tsx'
import { titled } from './title.ts'
import { Unreachable } from './unreachable.tsx'
import { useSession } from './use-session.ts'
import { NewUserDraftKeeper } from './users/new-user-draft.tsx'

export { RoomFailed as ErrorBoundary } from './room-failed.tsx'

const title = titled('Admin')

export const handle: ScreenHandle = {
  seo: {
    title,
    description: 'Sign-in for staff.',
    keywords: '',
    ogTitle: title,
    ogDescription: 'Sign-in for staff.',
    robots: 'noindex, nofollow',
  },
  hydrate: 'now',
}

export function Component() {
  useEffect(() => {
    document.title = title
    prepareToasts()
  }, [])
  return (
    <TooltipProvider>
      <div className="admin">
        <Screen />
      </div>
    </TooltipProvider>
  )
}

const neverChanges = () => () => {}

function Screen() {
  const session = useSession()
  const { pathname } = useLocation()
  // The prerendered page shows the check of the session, so that is what the first render shows everywhere.
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  if (standsAlone(pathname)) return isPrerendered ? <Checking /> : <Outlet />
  return (
    <NewUserDraftKeeper session={session}>
      {session.status === 'checking' && <Checking />}
      {session.status === 'unreachable' && <Unreachable />}
      {session.status === 'signedOut' && <SignIn reason={session.reason} />}
      {session.status === 'signedIn' && (
        <SignedIn key={session.userId} userId={session.userId} email={session.email} />
      )}
    </NewUserDraftKeeper>
  )
}
