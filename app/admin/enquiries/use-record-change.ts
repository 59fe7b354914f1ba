import { useState } from 'react'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { useChangeEnquiry } from './change-enquiry.ts'
import type { Change } from './change.ts'
import type { Conflict } from './conflict.ts'

/** Changes the record that is open. Who was slower than somebody else is asked about the fields that both changed. */
export function useRecordChange(record: ContactSubmission | undefined) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const changing = useChangeEnquiry({ onConflict: setConflict })
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
