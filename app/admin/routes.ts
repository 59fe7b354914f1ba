import { matchRoutes } from 'react-router'
import { prepareToasts } from '#app/ui/notify.ts'
import { lazyRoom, type RoomModule } from './lazy-room.ts'

type AdminRoute = {
  path: string
  Component: ReturnType<typeof lazyRoom>
  children?: AdminRoute[]
}

const room = (
  path: string,
  load: () => Promise<RoomModule>,
  children?: AdminRoute[],
): AdminRoute => ({
  path,
  Component: lazyRoom(load),
  ...(children && { children }),
})

const record = room(':id', () => import('./enquiries/record/record.tsx'))

/** The rooms of the admin area. Each is a chunk of its own; all of them stand in one static page. */
export const adminRoutes: AdminRoute[] = [
  room('', () => import('./front-room/front-room.tsx')),
  room('inbox', () => import('./enquiries/inbox.tsx'), [record]),
  room('inbox/promise', () => import('./promise/promise.tsx')),
  room('quarantine', () => import('./enquiries/quarantine.tsx'), [record]),
  room('subscribers', () => import('./newsletter/subscribers.tsx')),
  room('people', () => import('./users/people.tsx')),
  room('deliveries', () => import('./deliveries/deliveries.tsx')),
  room('deliveries/:id', () => import('./deliveries/delivery.tsx')),
  room('audit', () => import('./audit/audit.tsx')),
  room('account', () => import('./account/account.tsx')),
  room('settings', () => import('./settings/settings.tsx')),
  room('forgot-password', () => import('./password/forgot-password.tsx')),
  room('set-password', () => import('./password/set-password.tsx')),
  room('api', () => import('./api/api-page.tsx')),
]

/** Brings the scripts of the screen at `pathname`, because it is about to be shown: a list's with that of its record. */
export function fetchRoom(pathname: string) {
  for (const { route } of matchRoutes(adminRoutes, pathname, '/admin') ?? [])
    for (const { Component } of [route, ...(route.children ?? [])])
      // A failure here is no event: the room itself will say so.
      Component.fetch().catch(() => {})
}

const all = (routes: AdminRoute[]): AdminRoute[] =>
  routes.flatMap((route) => [route, ...all(route.children ?? [])])

/** Scripts that could not be loaded are tried again. */
export function forgetFailedRooms() {
  for (const { Component } of all(adminRoutes)) Component.forgetFailure()
}

const quietMs = 30_000

/** Brings what is left of the rooms, and the toasts, once nobody waits for anything: they are also needed without a connection. */
export function fetchRoomsLater() {
  const timer = setTimeout(() => {
    prepareToasts()
    for (const { Component } of all(adminRoutes)) Component.fetch().catch(() => {})
  }, quietMs)
  return () => clearTimeout(timer)
}
