import type { PrimaryNeed } from '#contract/options.ts'
import type { Action } from './page-types.ts'

/**
 * A call to action to the contact page that carries the page and words it was pressed on, and the need it speaks to
 * where it speaks to one.
 */
export function enquire(page: string, label: string, need?: PrimaryNeed): Action {
  return { label, href: '/contact', ...(need && { need }), origin: `${page}: ${label}` }
}
