import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactSubmissionDetail } from '#contract/enquiry.ts'
import { call } from '#app/admin/requests/call.ts'
import { isOutcomeUnknown, notifyFailure } from '#app/admin/requests/failure.ts'
import { serverDate } from '#app/admin/server-time.ts'
import { expectUndo } from '#app/admin/undo/undo.ts'
import { changeQueue, hasOtherChanges } from '#app/admin/enquiries/change-queue.ts'
import { type PartOfEnquiry, path } from '#app/admin/enquiries/queries.ts'
import { cancelLoading, patchEnquiry } from '#app/admin/enquiries/shown-enquiry.ts'
import {
  forgetStored,
  noteStored,
  rememberStored,
  revertChange,
} from '#app/admin/enquiries/stored-values.ts'
import { latestVersion, noteVersion } from '#app/admin/enquiries/versions.ts'

type Place = 'quarantine' | 'bin'
type Move = {
  /** The enquiry as it was shown when the person decided. Another record may be open when the response arrives. */
  enquiry: PartOfEnquiry
  place: Place
  into: boolean
  undoable: boolean
}

const words = {
  quarantine: {
    in: 'Marked as spam and moved to quarantine',
    out: 'Moved to the inbox',
  },
  bin: { in: 'Moved to the bin', out: 'Taken out of the bin' },
}

/** Moves an enquiry into or out of quarantine or the bin: applied optimistically, and undoable. */
export function useMoveRecord() {
  const client = useQueryClient()
  const now = () => serverDate().toISOString()
  const fieldsOf = ({ place, into }: Move) =>
    place === 'bin' ? { binned_at: into ? now() : null } : { quarantined: into }
  const moving = useMutation({
    ...changeQueue,
    mutationFn: async ({ enquiry, place, into }: Move) => {
      const version = latestVersion(enquiry)
      const send = () =>
        call<ContactSubmissionDetail>(`${path}/${encodeURIComponent(enquiry.id)}/${place}`, {
          method: into ? 'PUT' : 'DELETE',
        })
      const moved = await send().catch((error: unknown) => {
        // Perhaps only the response was lost. Repeating the move is harmless.
        if (isOutcomeUnknown(error)) return send()
        throw error
      })
      // Otherwise a colleague has changed it, too.
      if (moved.version === version + 1) noteVersion(enquiry.id, version, moved.version)
      return moved
    },
    onMutate: async (move) => {
      const settle = move.undoable ? expectUndo() : undefined
      rememberStored(client, move.enquiry)
      // The response to an earlier list request would briefly drop the row and its selection.
      await cancelLoading(client, move.enquiry.id)
      const fields = fieldsOf(move)
      patchEnquiry(client, move.enquiry.id, fields)
      return { settle, fields }
    },
    onSuccess: (moved, { place, into }, { settle }) => {
      noteStored(moved.id, moved)
      if (!hasOtherChanges(client, moved.id)) client.setQueryData(['enquiry', moved.id], moved)
      settle?.({
        said: words[place][into ? 'in' : 'out'],
        undo: () => moving.mutate({ enquiry: moved, place, into: !into, undoable: false }),
      })
    },
    onError: (error, { enquiry }, context) => {
      context?.settle?.()
      const { id } = enquiry
      if (context) revertChange(client, enquiry, context.fields)
      if (!hasOtherChanges(client, id)) void client.invalidateQueries({ queryKey: ['enquiry', id] })
      notifyFailure('Failed to Move Enquiry', error, 'There was an error moving the enquiry.')
    },
    onSettled: (_moved, _error, { enquiry: { id } }) => {
      forgetStored(client, id)
      if (!hasOtherChanges(client)) void client.invalidateQueries({ queryKey: ['enquiries'] })
      void client.invalidateQueries({ queryKey: ['timeline', id] })
    },
  })
  return (enquiry: PartOfEnquiry, where: Pick<Move, 'place' | 'into'>) =>
    moving.mutate({ enquiry, ...where, undoable: true })
}
