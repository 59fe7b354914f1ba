import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { useAccount } from '#app/admin/session/use-account.ts'
import { notify } from '#app/ui/notify.ts'
import type { BulkChanges } from '#app/admin/enquiries/bulk/bulk-calls.ts'
import { useBulkChange } from '#app/admin/enquiries/bulk/bulk-change.ts'
import { useChangeEnquiry } from '#app/admin/enquiries/change-enquiry.ts'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { contactedNow } from '#app/admin/enquiries/contacted.ts'
import type { Selection } from '#app/admin/enquiries/bulk/selection.ts'
import { markRow } from './row-focus.ts'

type Commanded = {
  target: () => ListedEnquiry | undefined
  /** The id of the enquiry whose record is open. */
  open: string | undefined
  /** Without it, rows cannot be selected. */
  selection?: Selection
}

/** The commands for the row that has the focus, or whose record is open. */
export function useRowCommands({ target, open, selection }: Commanded) {
  const { userId } = useAccount()
  const change = useChangeEnquiry()
  const bulk = useBulkChange()
  const on = (act: (row: ListedEnquiry) => void) => () => {
    const row = target()
    if (!row) return false
    act(row)
    return true
  }
  /** If no row has the focus, the first press only focuses one, to show which row the next press will change. */
  const onMarked = (act: (row: ListedEnquiry) => void) =>
    on((row) => {
      if (open !== undefined || !markRow(row.id)) act(row)
    })
  const move = (enquiry: ListedEnquiry, changes: BulkChanges, done: string) =>
    bulk.mutate({ rows: [enquiry], changes, done })
  useCommandHandlers('list', {
    contacted: onMarked((enquiry) => {
      const { answered_at, name } = enquiry
      if (answered_at !== null) notify.info('Already Answered', `${name} has an answer.`)
      else
        change.mutate({
          enquiry,
          changes: contactedNow(enquiry),
          said: `${name} marked contacted.`,
        })
    }),
    mine: onMarked((enquiry) => {
      const { owner_id, name } = enquiry
      if (owner_id === userId) notify.info('Already Yours', `${name} is assigned to you.`)
      else change.mutate({ enquiry, changes: { owner_id: userId }, said: `${name} is yours.` })
    }),
    unread: onMarked((enquiry) =>
      move(enquiry, { read: enquiry.unread }, enquiry.unread ? 'marked read' : 'marked unread'),
    ),
    spam: onMarked((enquiry) =>
      enquiry.quarantined
        ? move(enquiry, { quarantined: false }, 'moved to the inbox')
        : move(enquiry, { quarantined: true }, 'marked as spam and moved to quarantine'),
    ),
    bin: onMarked((enquiry) =>
      enquiry.binned_at === null
        ? move(enquiry, { binned: true }, 'moved to the bin')
        : move(enquiry, { binned: false }, 'taken out of the bin'),
    ),
    select: selection && on(({ id }) => selection.toggle(id)),
    selectRange: selection && on(({ id }) => selection.extend(id)),
  })
}
