import { useEffect } from 'react'
import { Outlet } from 'react-router'
import { useAccount } from './account.ts'
import { DeliveryBanner } from './deliveries/delivery-banner.tsx'
import { Header } from './header.tsx'
import { Live } from './live/live.tsx'
import { FrameCommands } from './keys/frame-commands.tsx'
import { RoomsNav } from './rooms-nav.tsx'
import { prefetchRooms } from './routes.ts'
import { useScrollMemory } from './scroll-memory.ts'
import { UndoBar } from './undo-bar.tsx'

/** What stands around every room. */
export function Shell() {
  const { email } = useAccount()
  useScrollMemory()
  useEffect(prefetchRooms, [])
  return (
    <>
      <Header email={email} admin>
        <RoomsNav />
      </Header>
      <Live />
      <DeliveryBanner />
      <Outlet />
      <UndoBar />
      <FrameCommands />
    </>
  )
}
