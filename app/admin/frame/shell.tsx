import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { behindDialogs } from '#app/ui/dialog-focus.ts'
import { prepareToasts } from '#app/ui/notify.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { watchDetailsMenus } from '#app/admin/details-menus.ts'
import { retryFailedStyles } from '#app/admin/failed-styles.ts'
import { IdentityQuestion } from '#app/admin/identity/identity-question.tsx'
import { preloadParts } from '#app/admin/lazy-part.ts'
import { Live } from '#app/admin/live/live.tsx'
import { FrameCommands } from '#app/admin/keys/frame-commands.tsx'
import { preloadRoomsLater } from '#app/admin/routes.ts'
import { UndoBar } from '#app/admin/undo/undo-bar.tsx'
import { Header } from './header.tsx'
import { MissingRoomBoundary } from './missing-room-boundary.tsx'
import { RoomsNav } from './rooms-nav.tsx'
import { StatusLine } from './status-line.tsx'
import { useScrollMemory } from './scroll-memory.ts'

/** Everything around a room: header, status line, undo bar, dialogs. */
export function Shell() {
  const { email } = useAccount()
  const { key } = useLocation()
  useScrollMemory()
  useEffect(() => preloadRoomsLater(preloadParts), [])
  useEffect(watchDetailsMenus, [])
  useEffect(retryFailedStyles, [])
  useEffect(() => {
    // Loaded early, because a toast about a lost connection could not load its library.
    for (const sign of ['pointerdown', 'keydown'])
      addEventListener(sign, prepareToasts, { once: true })
  }, [])
  return (
    <>
      <Header email={email} admin>
        <RoomsNav />
      </Header>
      <Live />
      <StatusLine />
      <div id={behindDialogs} className="rooms">
        <MissingRoomBoundary address={key}>
          <Suspense>
            <Outlet />
          </Suspense>
        </MissingRoomBoundary>
      </div>
      <UndoBar />
      <IdentityQuestion />
      <FrameCommands />
    </>
  )
}
