import { useState } from 'react'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { ApiError } from '#app/api.ts'
import { notify } from '#app/ui/notify.ts'
import { useChangeEnquiry } from './change-enquiry.ts'
import type { Change } from './change.ts'
import { type Conflict, fieldsInConflict } from './conflict.ts'

/**
 * Changes the record that is open. Who was slower than somebody else is asked only about fields that both changed; for the
 * others the change is made again, to the record as it is now.
 */
export function useRecordChange(record: ContactSubmission | undefined) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const changing = useChangeEnquiry({
    onRefused: (sentence, error, { enquiry, changes, said = '' }) => {
      const current =
        error instanceof ApiError && error.code === 'stale'
          ? (error.current as ContactSubmission)
          : null
      if (!current) {
        if (sentence) notify.error('Not Saved', sentence)
        return
      }
      const fields = fieldsInConflict(changes, enquiry, current)
      if (fields.length > 0) setConflict({ changes, said, current, fields })
      else changing.mutate({ enquiry: current, changes, said })
    },
  })
  const change: Change = (changes, said) => {
    if (!record) return
    setConflict(null)
    changing.mutate({ enquiry: record, changes, said })
  }
  const useMine = () => {
    if (!conflict) return
    setConflict(null)
    changing.mutate({
      enquiry: conflict.current,
      changes: conflict.changes,
      said: conflict.said,
    })
  }
  return { change, conflict, useMine, keepTheirs: () => setConflict(null) }
}
