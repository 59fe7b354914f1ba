import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { call } from '#app/admin/call.ts'
import { failureSentence } from '#app/admin/failure.ts'
import { expectUndo } from '#app/admin/undo.ts'
import { notify } from '#app/ui/notify.ts'
import { patchEnquiry } from './change-enquiry.ts'
import { path } from './queries.ts'

type Place = 'quarantine' | 'bin'
type Move = { place: Place; into: boolean; undoable: boolean }

const words = {
  quarantine: { in: 'Moved to quarantine', out: 'Moved to the inbox' },
  bin: { in: 'Moved to the bin', out: 'Taken out of the bin' },
}

/** Puts the record that is open into quarantine or the bin, or takes it out: at once on the screen, with a way back. */
export function useMoveRecord(record: ContactSubmission) {
  const client = useQueryClient()
  const { id } = record
  const now = () => new Date().toISOString()
  const fieldsOf = ({ place, into }: Move) =>
    place === 'bin' ? { binned_at: into ? now() : null } : { quarantined: into }
  const moving = useMutation({
    // After a change of the same enquiry that is under way.
    scope: { id: 'change an enquiry' },
    mutationFn: ({ place, into }: Move) =>
      call<ContactSubmissionDetail>(`${path}/${encodeURIComponent(id)}/${place}`, {
        method: into ? 'PUT' : 'DELETE',
      }),
    onMutate: async (move) => {
      const settle = move.undoable ? expectUndo() : undefined
      await client.cancelQueries({ queryKey: ['enquiry', id] })
      patchEnquiry(client, id, fieldsOf(move))
      return { settle }
    },
    onSuccess: (moved, { place, into }, { settle }) => {
      client.setQueryData(['enquiry', id], moved)
      settle?.({
        said: words[place][into ? 'in' : 'out'],
        undo: () => moving.mutate({ place, into: !into, undoable: false }),
      })
    },
    onError: (error, { place }, context) => {
      context?.settle?.()
      const { binned_at, quarantined } = record
      patchEnquiry(client, id, place === 'bin' ? { binned_at } : { quarantined })
      const sentence = failureSentence(error, 'There was an error moving the enquiry.')
      if (sentence) notify.error('Failed to Move Enquiry', sentence)
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['enquiries'] })
      void client.invalidateQueries({ queryKey: ['timeline', id] })
    },
  })
  return (place: Place, into: boolean) => moving.mutate({ place, into, undoable: true })
}
