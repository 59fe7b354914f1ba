import { startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory, useRoutes } from 'react-router'
import { Component } from './admin.tsx'
import { nextRoomTakesFocus } from './frame/room-heading.tsx'
import { adminRoutes, preloadRoom, forgetFailedRooms } from './routes.ts'

const screens = [
  { path: '/admin', Component, children: adminRoutes },
  { path: '*', Component: Elsewhere },
]

export const AdminScreens = () => useRoutes(screens)

/**
 * React Router without its data router, whose loaders and actions would add 15 KB that no room uses. While the chunk of
 * a room is loading, the previous room stays visible.
 */
export function AdminRouter() {
  // Without `v5Compat`, listeners are only called for Back and Forward.
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
        preloadRoom(next.location.pathname)
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

/** For a path outside of /admin: loads the document from the server. */
function Elsewhere() {
  useLayoutEffect(() => location.reload(), [])
  return null
}
