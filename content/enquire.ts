import type { Action, Need } from './page-types.ts'

/** A call to action to the contact page that carries its need, and the page and words it was pressed on. */
export function enquire(page: string, label: string, need: Need): Action {
  return { label, href: '/contact', need, origin: `${page}: ${label}` }
}
