import { matchRoutes } from 'react-router'
import { prepareToasts } from '#app/ui/notify.ts'
import { lazyRoom, type RoomModule } from './frame/lazy-room.ts'

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

/** The rooms of the dashboard. Each is a chunk of its own; one static page serves them all. */
export const adminRoutes: AdminRoute[] = [
  room('', () => import('./front-room/front-room.tsx')),
  room('inbox', () => import('./enquiries/inbox.tsx'), [record]),
  room('inbox/promise', () => import('./promise/promise.tsx')),
  room('quarantine', () => import('./enquiries/quarantine.tsx'), [record]),
  room('subscribers', () => import('./newsletter/subscribers.tsx')),
  room('people', () => import('./people/people.tsx')),
  room('deliveries', () => import('./deliveries/deliveries.tsx')),
  room('deliveries/:id', () => import('./deliveries/delivery.tsx')),
  room('audit', () => import('./audit/audit.tsx')),
  room('account', () => import('./account/account.tsx')),
  room('settings', () => import('./settings/settings.tsx')),
  room('forgot-password', () => import('./password/forgot-password.tsx')),
  room('set-password', () => import('./password/set-password.tsx')),
  room('api', () => import('./api/api-page.tsx')),
]

/** Prefetches the chunks of the screen at `pathname`, and for a list also those of its records. */
export function preloadRoom(pathname: string) {
  for (const { route } of matchRoutes(adminRoutes, pathname, '/admin') ?? [])
    for (const { Component } of [route, ...(route.children ?? [])])
      // Ignored: the room reports the failure when it is shown.
      Component.preload().catch(() => {})
}

const all = (routes: AdminRoute[]): AdminRoute[] =>
  routes.flatMap((route) => [route, ...all(route.children ?? [])])

/** Allows chunks that could not be loaded to be requested again. */
export function forgetFailedRooms() {
  for (const { Component } of all(adminRoutes)) Component.forgetFailure()
}

const quietMs = 30_000

/** Prefetches all other rooms and the toasts after a while, then what rooms open, so that they work offline. */
export function preloadRoomsLater(preloadParts: () => void) {
  const timer = setTimeout(() => {
    prepareToasts()
    void Promise.allSettled(all(adminRoutes).map(({ Component }) => Component.preload())).then(
      preloadParts,
    )
  }, quietMs)
  return () => clearTimeout(timer)
}
