/** In the order of the header. On a phone the main ones are in the bar at the bottom, the others behind "More". */
export const rooms = [
  { path: '/admin', label: 'Dashboard', main: false },
  { path: '/admin/inbox', label: 'Inbox', main: true },
  { path: '/admin/quarantine', label: 'Quarantine', main: true },
  { path: '/admin/subscribers', label: 'Subscribers', main: false },
  { path: '/admin/people', label: 'People', main: true },
  { path: '/admin/deliveries', label: 'Deliveries', main: false },
  { path: '/admin/audit', label: 'Audit', main: false },
  { path: '/admin/settings', label: 'Settings', main: false },
  { path: '/admin/api', label: 'API', main: false },
] as const

export type Room = (typeof rooms)[number]

export const isIn = ({ path }: Room, pathname: string) =>
  pathname === path || (path !== '/admin' && pathname.startsWith(`${path}/`))
