import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/requests/call.ts'
import { isOutcomeUnknown, notifyFailure } from '#app/admin/requests/failure.ts'
import { expectUndo } from '#app/admin/undo/undo.ts'
import { notify } from '#app/ui/notify.ts'
import type { Changes } from './change.ts'
import { changeQueue, hasOtherChanges } from './change-queue.ts'
import { type Conflict, conflictSentence, fieldsInConflict } from './conflict.ts'
import { path } from './queries.ts'
import { shortened } from './shortened.ts'
import { useClearFormerOwner } from './clear-former-owner.ts'
import { useNameOf } from './name-of.ts'
import { cancelLoading, isMatch, patchEnquiry, showEnquiry } from './shown-enquiry.ts'
import { forgetStored, noteStored, rememberStored, revertChange } from './stored-values.ts'
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
      rememberStored(client, enquiry)
      await cancelLoading(client, enquiry.id)
      patchEnquiry(client, enquiry.id, changes)
      return { settle }
    },
    onSuccess: (changed, { enquiry, changes, said }, { settle }) => {
      // What was shown may be the value of a change that was refused.
      const former = noteStored(changed.id, changed) ?? enquiry
      if (!hasOtherChanges(client, changed.id)) showEnquiry(client, changed)
      if (!said) return
      const undo = () =>
        change.mutate({
          enquiry: changed,
          changes: clearFormerOwner(formerValues(former, changes)),
        })
      settle?.({ said, undo })
    },
    onError: (error, { enquiry, changes, said }, context) => {
      context?.settle?.()
      if (!(error instanceof ApiError) || error.code !== 'stale') {
        revertChange(client, enquiry, changes)
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
      noteStored(current.id, current)
      showEnquiry(client, current)
      const fields = fieldsInConflict(changes, enquiry, current)
      const conflict = { changes, said: said ?? '', current, fields }
      if (fields.length === 0) change.mutate({ enquiry: current, changes, said })
      else if (!onConflict?.(conflict))
        notify.error('Not Saved', conflictSentence(conflict, nameOf))
    },
    onSettled: (_changed, _error, { enquiry }) => {
      forgetStored(client, enquiry.id)
      if (!hasOtherChanges(client)) void client.invalidateQueries({ queryKey: ['enquiries'] })
      void client.invalidateQueries({ queryKey: ['timeline', enquiry.id] })
    },
  })
  return change
}

/** The former values of the changed fields. */
const formerValues = (enquiry: ContactSubmission, changes: Changes): Changes =>
  Object.fromEntries(Object.keys(changes).map((field) => [field, enquiry[field as keyof Changes]]))
