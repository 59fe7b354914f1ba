import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router'
import { behindDialogs } from '#app/ui/dialog-focus.ts'
import { prepareToasts } from '#app/ui/notify.ts'
import { useAccount } from './account.ts'
import { watchDetailsMenus } from './details-menus.ts'
import { Header } from './header.tsx'
import { IdentityQuestion } from './identity/identity-question.tsx'
import { Live } from './live/live.tsx'
import { FrameCommands } from './keys/frame-commands.tsx'
import { MissingRoomBoundary } from './missing-room-boundary.tsx'
import { RoomsNav } from './rooms-nav.tsx'
import { fetchRoomsLater } from './routes.ts'
import { StatusLine } from './status-line.tsx'
import { useScrollMemory } from './scroll-memory.ts'
import { UndoBar } from './undo-bar.tsx'

/** Everything around a room: header, status line, undo bar, dialogs. */
export function Shell() {
  const { email } = useAccount()
  const { key } = useLocation()
  useScrollMemory()
  useEffect(fetchRoomsLater, [])
  useEffect(watchDetailsMenus, [])
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
