import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { TimelineEntry } from '#contract/timeline.ts'
import { call } from '#app/admin/requests/call.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import type { Page } from '#app/admin/lists/page.ts'
import { expectUndo } from '#app/admin/undo/undo.ts'
import { serverDate } from '#app/admin/server-time.ts'
import { path } from '#app/admin/enquiries/queries.ts'

export type Note = Extract<TimelineEntry, { kind: 'note' }>
type Change = {
  /** As it was shown when the person decided. */
  note: Note
  /** Null removes the note. */
  text: string | null
  onSaved?: () => void
  isUndo?: boolean
}
export const notesPath = (enquiryId: string) => `${path}/${encodeURIComponent(enquiryId)}/notes`

export type ChangeNote = ReturnType<typeof useChangeNote>

/** Corrects or removes a note of one's own: shown at once, rolled back if refused, undoable for 8 seconds. */
export function useChangeNote(enquiryId: string) {
  const client = useQueryClient()
  const queryKey = ['timeline', enquiryId]
  const change = useMutation({
    mutationFn: ({ note, text }: Change) => {
      const place = `${notesPath(enquiryId)}/${note.id}`
      return text === null
        ? call<null>(place, { method: 'DELETE' })
        : call<Note>(place, { method: 'PATCH', body: { text } })
    },
    onMutate: async ({ note, text, isUndo }) => {
      const settle = isUndo ? undefined : expectUndo()
      await client.cancelQueries({ queryKey })
      showNote(client, enquiryId, changed(note, text))
      return { settle }
    },
    onSuccess: (_answer, { note, text, onSaved }, { settle }) => {
      onSaved?.()
      const undo = (): void => change.mutate({ note, text: note.text, isUndo: true })
      settle?.({ said: text === null ? 'Note removed' : 'Note corrected', undo })
    },
    onError: (error, { note, isUndo }, context) => {
      context?.settle?.()
      if (!isUndo) showNote(client, enquiryId, note)
      notifyFailure('Not Saved', error, 'The note was not changed. Please try again.')
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  return change
}

function changed(note: Note, text: string | null): Note {
  const now = serverDate().toISOString()
  return text === null
    ? { ...note, text: '', mentions: [], removed_at: now }
    : { ...note, text: text.trim(), edited_at: now }
}

/** Replaces the note in the loaded history. */
function showNote(client: QueryClient, enquiryId: string, note: Note) {
  client.setQueryData<InfiniteData<Page<TimelineEntry, number | null>>>(
    ['timeline', enquiryId],
    (shown) =>
      shown && {
        ...shown,
        pages: shown.pages.map((page) => ({
          ...page,
          rows: page.rows.map((entry) => (entry.id === note.id ? note : entry)),
        })),
      },
  )
}
