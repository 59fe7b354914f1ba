import { organizationName } from '#content/organization.ts'
import { figure } from './dates.ts'

export const titled = (view: string) => `${view} | ${organizationName}`

let view: string | undefined
let waiting = 0

/** Names the room in the window's title, with how many enquiries wait. */
export function nameRoom(name: string | undefined) {
  view = name
  show()
}

export function countInTitle(count: number) {
  waiting = count
  show()
}

/** Nobody is there any more to count for. */
export function forgetCount() {
  waiting = 0
}

function show() {
  if (view !== undefined)
    document.title = (waiting > 0 ? `(${figure(waiting)}) ` : '') + titled(view)
}
