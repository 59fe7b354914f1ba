import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { Outlet, useLocation } from 'react-router'
import type { ScreenHandle } from '#app/screen.ts'
import { prepareToasts } from '#app/ui/notify.ts'
import { watchTooltips } from '#app/ui/tooltip.ts'
import { CenteredCard } from './frame/centered-card.tsx'
import { Checking } from './session/checking.tsx'
import { NotLoaded } from './frame/not-loaded.tsx'
import { RoomBoundary } from './frame/room-boundary.tsx'
import { preloadRoom } from './routes.ts'
import { SignIn } from './session/sign-in.tsx'
import { isStandaloneScreen } from './session/standalone-screens.ts'
import { titled } from './frame/title.ts'
import { Unreachable } from './session/unreachable.tsx'
import { useSession } from './session/use-session.ts'
import { NewUserDraftKeeper } from './users/new-user-draft.tsx'

const loadSignedIn = () => import('./session/signed-in.tsx')

/** Prefetches the signed-in screens while a session is checked or a password is typed. */
const prepare = () => void loadSignedIn().catch(() => {})
const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }))

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
}

export function Component() {
  const { key } = useLocation()
  useEffect(() => {
    document.title = title
    // From here on React handles a submit; earlier ones are kept by app/boot/admin-inline.ts.
    document.documentElement.dataset['hydrated'] = ''
    return watchTooltips()
  }, [])
  return (
    <div className="admin">
      <RoomBoundary address={key}>
        <Screen />
      </RoomBoundary>
    </div>
  )
}

const neverChanges = () => () => {}

function Screen() {
  const session = useSession()
  const { pathname } = useLocation()
  const isPrerendered = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const alone = !isPrerendered && isStandaloneScreen(pathname)
  const status = isPrerendered || alone ? null : session.status
  const reason = session.status === 'signedOut' ? session.reason : 'left'
  useEffect(() => {
    if (status === 'checking') prepare()
  }, [status])
  return (
    <NewUserDraftKeeper session={session}>
      {alone && (
        <Suspense>
          <Outlet />
        </Suspense>
      )}
      {/* The prerendered page contains both; app/boot/admin-inline.ts decides which one is visible. */}
      {(isPrerendered || status === 'signedOut' || status === 'checking') && (
        <CenteredCard>
          {(isPrerendered || status === 'checking') && <Checking prerendered={isPrerendered} />}
          {(isPrerendered || status === 'signedOut') && (
            <SignIn
              reason={reason}
              known={session.status === 'signedOut' ? session.email : undefined}
              prerendered={isPrerendered}
              onTyped={() => {
                prepare()
                prepareToasts()
                preloadRoom(pathname)
              }}
            />
          )}
          {isPrerendered && <NotLoaded />}
        </CenteredCard>
      )}
      {status === 'unreachable' && <Unreachable />}
      {session.status === 'signedIn' && status && (
        <Suspense
          fallback={
            <CenteredCard>
              <Checking prerendered={false} />
            </CenteredCard>
          }
        >
          <SignedIn
            key={session.userId}
            userId={session.userId}
            email={session.email}
            lacksFactor={session.lacksFactor}
          />
        </Suspense>
      )}
    </NewUserDraftKeeper>
  )
}
