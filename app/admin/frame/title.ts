import { organizationName } from '#content/organization.ts'
import { figure } from '#app/admin/dates.ts'

export const titled = (view: string) => `${view} | ${organizationName}`

let view: string | undefined
let record: string | undefined
let waiting = 0

/** Sets the window's title: the room, after the number of waiting enquiries. */
export function nameRoom(name: string | undefined) {
  view = name
  show()
}

/** An open record takes the place of its room, so that several tabs can be told apart. */
export function nameRecord(name: string | undefined) {
  record = name
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
    document.title = (waiting > 0 ? `(${figure(waiting)}) ` : '') + titled(record ?? view)
}
