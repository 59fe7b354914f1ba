import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#app/admin/requests/call.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { expectUndo } from '#app/admin/undo/undo.ts'
import { path } from '#app/admin/enquiries/queries.ts'

type Reply = { enquiryId: string; replyId: string }
type Bounce = { bounced: boolean; undone?: boolean }

/** Marks a reply as bounced, or as delivered after all. Undoable for 8 seconds. */
export function useBounce({ enquiryId, replyId }: Reply) {
  const client = useQueryClient()
  const bounce = useMutation({
    mutationFn: ({ bounced }: Bounce) =>
      call<null>(`${path}/${enquiryId}/replies/${replyId}/bounced`, {
        method: bounced ? 'PUT' : 'DELETE',
      }),
    onMutate: ({ undone }) => ({ settle: undone ? undefined : expectUndo() }),
    onSuccess: (_answer, { bounced }, { settle }) =>
      settle?.({
        said: bounced ? 'Noted: it came back undelivered' : 'Noted: it did arrive',
        undo: (): void => bounce.mutate({ bounced: !bounced, undone: true }),
      }),
    onError: (error, _bounce, context) => {
      context?.settle?.()
      notifyFailure('Not Saved', error, 'This was not saved. Please try again.')
    },
    onSettled: () => {
      for (const queryKey of [['enquiry', enquiryId], ['enquiries'], ['timeline', enquiryId]])
        void client.invalidateQueries({ queryKey })
    },
  })
  return bounce
}
