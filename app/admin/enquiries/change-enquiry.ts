import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/requests/call.ts'
import { isOutcomeUnknown, notifyFailure } from '#app/admin/requests/failure.ts'
import type { Page } from '#app/admin/lists/page.ts'
import { expectUndo } from '#app/admin/undo/undo.ts'
import { notify } from '#app/ui/notify.ts'
import type { Changes } from './change.ts'
import { changeQueue, hasOtherChanges } from './change-queue.ts'
import { type Conflict, conflictSentence, fieldsInConflict } from './conflict.ts'
import { path } from './queries.ts'
import { shortened } from './shortened.ts'
import { useClearFormerOwner } from './clear-former-owner.ts'
import { useNameOf } from './name-of.ts'
import { latestVersion, noteVersion } from './versions.ts'

type ChangeEnquiry = {
  /** The enquiry as it was shown when the person decided. Its version is sent with the change. */
  enquiry: ContactSubmission
  changes: Changes
  /** The text of the undo bar. Without it no undo is offered. */
  said?: string | undefined
}

type Options = {
  /** Shows the conflict in the record. Returns false if the record is no longer open, so that a toast shows it. */
  onConflict?: (conflict: Conflict) => boolean
}

/**
 * Changes one enquiry: applied optimistically, rolled back with a toast if rejected, undoable for 8 seconds. If
 * somebody else changed the enquiry in the meantime, the change is retried on the current version, unless both changed
 * the same field.
 */
export function useChangeEnquiry({ onConflict }: Options = {}) {
  const client = useQueryClient()
  const nameOf = useNameOf()
  const clearFormerOwner = useClearFormerOwner()
  const change = useMutation({
    ...changeQueue,
    mutationFn: async ({ enquiry, changes }: ChangeEnquiry) => {
      const version = latestVersion(enquiry)
      const place = `${path}/${enquiry.id}`
      const changed = await call<ContactSubmissionDetail>(place, {
        method: 'PATCH',
        body: { version, ...changes },
      }).catch(async (error: unknown) => {
        // Perhaps only the response was lost.
        const now = isOutcomeUnknown(error) && (await call<ContactSubmissionDetail>(place))
        if (!now || now.version !== version + 1 || !isMatch(now, changes)) throw error
        return now
      })
      noteVersion(enquiry.id, version, changed.version)
      return changed
    },
    onMutate: async ({ enquiry, changes, said }) => {
      const settle = said ? expectUndo() : undefined
      await cancelLoading(client, enquiry.id)
      patchEnquiry(client, enquiry.id, changes)
      return { settle }
    },
    onSuccess: (changed, { enquiry, changes, said }, { settle }) => {
      if (!hasOtherChanges(client, changed.id)) showEnquiry(client, changed)
      if (!said) return
      const undo = () =>
        change.mutate({
          enquiry: changed,
          changes: clearFormerOwner(formerValues(enquiry, changes)),
        })
      settle?.({ said, undo })
    },
    onError: (error, { enquiry, changes, said }, context) => {
      context?.settle?.()
      if (!(error instanceof ApiError) || error.code !== 'stale') {
        // Only these fields, because `enquiry` may contain optimistic values of another change that is still pending.
        patchEnquiry(client, enquiry.id, formerValues(enquiry, changes))
        if (!hasOtherChanges(client, enquiry.id))
          void client.invalidateQueries({ queryKey: ['enquiry', enquiry.id] })
        const isOffline = error instanceof ApiError && error.status === 0
        const sentence = isOffline
          ? `${shortened(enquiry.name)} was not changed: no connection.`
          : 'This was not saved. Please try again.'
        notifyFailure('Not Saved', error, sentence)
        return
      }
      const current = error.current as ContactSubmissionDetail
      showEnquiry(client, current)
      const fields = fieldsInConflict(changes, enquiry, current)
      const conflict = { changes, said: said ?? '', current, fields }
      if (fields.length === 0) change.mutate({ enquiry: current, changes, said })
      else if (!onConflict?.(conflict))
        notify.error('Not Saved', conflictSentence(conflict, nameOf))
    },
    onSettled: (_changed, _error, { enquiry }) => {
      if (!hasOtherChanges(client)) void client.invalidateQueries({ queryKey: ['enquiries'] })
      void client.invalidateQueries({ queryKey: ['timeline', enquiry.id] })
    },
  })
  return change
}

/** The former values of the changed fields. */
const formerValues = (enquiry: ContactSubmission, changes: Changes): Changes =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, enquiry[field as keyof Changes]]))

/** Cancels requests whose responses would show an enquiry as it was before the change. */
export const cancelLoading = (client: QueryClient, id: string) =>
  Promise.all(
    [['enquiries'], ['enquiry', id]].map((queryKey) => client.cancelQueries({ queryKey })),
  )

/** Updates an enquiry in the cache, in its record and in every list. */
export function patchEnquiry(client: QueryClient, id: string, fields: Partial<ListedEnquiry>) {
  client.setQueryData<ContactSubmission>(
    ['enquiry', id],
    (shown) => shown && { ...shown, ...fields },
  )
  client.setQueriesData<Page<ContactSubmission, number | null>>(
    { queryKey: ['enquiries', 'page'] },
    (page) => {
      const row = page?.rows.find((one) => one.id === id)
      // setQueryData marks a page as updated now, which would make newer data of the event stream look older.
      if (!page || !row || isMatch(row, fields)) return undefined
      return { ...page, rows: page.rows.map((one) => (one === row ? { ...row, ...fields } : one)) }
    },
  )
}

const isMatch = (row: ContactSubmission, fields: Partial<ListedEnquiry>) =>
  Object.entries(fields).every(([name, value]) => row[name as keyof ContactSubmission] === value)

function showEnquiry(client: QueryClient, changed: ContactSubmissionDetail) {
  const { consent: _consent, ...row } = changed
  patchEnquiry(client, changed.id, row)
  client.setQueryData(['enquiry', changed.id], changed)
}
