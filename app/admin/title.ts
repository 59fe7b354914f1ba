import { organizationName } from '#content/organization.ts'
import { figure } from './dates.ts'

export const titled = (view: string) => `${view} | ${organizationName}`

let view: string | undefined
let waiting = 0

/** Sets the window's title: the room, after the number of waiting enquiries. */
export function nameRoom(name: string | undefined) {
  view = name
  show()
}

export function countInTitle(count: number) {
  waiting = count
  show()
}

/** For signing out. Does not change the title: the next screen sets its own. */
export function forgetCount() {
  waiting = 0
}

function show() {
  if (view !== undefined)
    document.title = (waiting > 0 ? `(${figure(waiting)}) ` : '') + titled(view)
}
