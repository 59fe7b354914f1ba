import type { RouteObject } from 'react-router'
import { loadScreen } from '#app/recover.ts'
import type { ScreenModule } from '#app/screen.ts'

type Room = () => Promise<Pick<ScreenModule, 'Component'>>

const room = (path: string, load: Room, children?: RouteObject[]): RouteObject => ({
  path,
  lazy: () => loadScreen(load),
  ...(children && { children }),
})

const record = room(':id', () => import('./enquiries/record.tsx'))

/** The rooms of the admin area. Each is a chunk of its own; all of them stand in one static page. */
export const adminRoutes: RouteObject[] = [
  { index: true, lazy: () => loadScreen(() => import('./front-room/front-room.tsx')) },
  room('inbox', () => import('./enquiries/inbox.tsx'), [record]),
  room('quarantine', () => import('./enquiries/quarantine.tsx'), [record]),
  room('subscribers', () => import('./newsletter/subscribers.tsx')),
  room('people', () => import('./users/people.tsx')),
  room('deliveries', () => import('./deliveries/deliveries.tsx')),
  room('deliveries/:id', () => import('./deliveries/delivery.tsx')),
  room('settings', () => import('./settings/settings.tsx')),
  room('forgot-password', () => import('./password/forgot-password.tsx')),
  room('set-password', () => import('./password/set-password.tsx')),
  room('api', () => import('./api/api-page.tsx')),
]

/** Screens that stand alone, whoever is signed in or not. */
export const standsAlone = (pathname: string) =>
  /^\/admin\/(forgot|set)-password\/?$/.test(pathname)

/** Brings every room's script, so that rooms open at once, and without a connection too. */
export function prefetchRooms() {
  for (const { lazy, children = [] } of adminRoutes)
    for (const load of [lazy, ...children.map((child) => child.lazy)])
      // A failed prefetch is no event: the navigation itself will say so.
      if (typeof load === 'function') void load().catch(() => {})
}
