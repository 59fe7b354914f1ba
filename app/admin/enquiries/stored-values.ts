import type { QueryClient } from '@tanstack/react-query'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { hasOtherChanges } from './change-queue.ts'
import { inLists } from './queries.ts'
import { type Fields, patchEach } from './shown-enquiry.ts'

/**
 * By id, enquiries with pending changes as the server has them. What is shown may be the value of a change that is
 * refused later.
 */
const stored = new Map<string, ContactSubmission>()

/** To be called before a change is shown. */
export function rememberStored(client: QueryClient, enquiry: ContactSubmission) {
  const { id } = enquiry
  if (stored.has(id) && hasOtherChanges(client, id)) return
  const row = 'unread' in enquiry ? enquiry : inLists(client, id)
  // The record has no read mark, or one from when it was opened.
  stored.set(id, { ...(client.getQueryData(['enquiry', id]) ?? row ?? enquiry), ...readMark(row) })
}

const readMark = (row: object | undefined) => row && 'unread' in row && { unread: row.unread }

/** Notes values that the server has accepted. Returns the enquiry as it was stored before, if that is known. */
export function noteStored(id: string, fields: Fields) {
  const former = stored.get(id)
  if (former) stored.set(id, { ...former, ...fields })
  return former
}

/** To be called when a change has been answered. */
export function forgetStored(client: QueryClient, id: string) {
  if (!hasOtherChanges(client, id)) stored.delete(id)
}

/** A row of a list as the server has it. */
export const asStored = <Row extends ContactSubmission>(row: Row): Row => ({
  ...row,
  ...stored.get(row.id),
})

/** Shows the stored values of a refused change's fields, except where a later change has set another value. */
export function revertChange(client: QueryClient, enquiry: ContactSubmission, changes: Fields) {
  const former = stored.get(enquiry.id) ?? enquiry
  patchEach(client, enquiry.id, (shown) => {
    const own = (Object.keys(changes) as (keyof ContactSubmission)[]).filter(
      (field) => shown[field] === changes[field],
    )
    return Object.fromEntries(own.map((field) => [field, former[field]]))
  })
}
