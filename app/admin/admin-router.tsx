import { startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory, useRoutes } from 'react-router'
import { Component } from './admin.tsx'
import { nextRoomTakesFocus } from './room-heading.tsx'
import { adminRoutes, fetchRoom, forgetFailedRooms } from './routes.ts'

const screens = [
  { path: '/admin', Component, children: adminRoutes },
  { path: '*', Component: Elsewhere },
]

export const AdminScreens = () => useRoutes(screens)

/**
 * React Router without its data router, which brings 15 KB for loaders and actions that no room has. A room whose script is
 * on its way leaves the one before on the screen.
 */
export function AdminRouter() {
  // Without `v5Compat` it tells of Back and Forward alone.
  const [history] = useState(() => UNSAFE_createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, show] = useState({
    action: history.action,
    location: history.location,
  })
  useLayoutEffect(
    () =>
      history.listen((next) => {
        forgetFailedRooms()
        nextRoomTakesFocus()
        fetchRoom(next.location.pathname)
        startTransition(() => show(next))
      }),
    [history],
  )
  return (
    <Router location={location} navigationType={action} navigator={history}>
      <AdminScreens />
    </Router>
  )
}

/** An address that is none of these: the server has the page for it. */
function Elsewhere() {
  useLayoutEffect(() => location.reload(), [])
  return null
}
