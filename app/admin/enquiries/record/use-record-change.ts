import { useEffect, useRef, useState } from 'react'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { useChangeEnquiry } from '#app/admin/enquiries/change-enquiry.ts'
import type { Change } from '#app/admin/enquiries/change.ts'
import type { Conflict } from '#app/admin/enquiries/conflict.ts'

/** Changes the open record. A conflict with somebody else's change is returned, to be shown in the record. */
export function useRecordChange(record: ContactSubmission | undefined) {
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const open = useRef<string>(undefined)
  useEffect(() => {
    open.current = record?.id
    return () => {
      open.current = undefined
    }
  }, [record?.id])
  const changing = useChangeEnquiry({
    onConflict(found) {
      if (found.current.id !== open.current) return false
      setConflict(found)
      return true
    },
  })
  const change: Change = (changes, said, shown = record) => {
    if (!shown) return
    setConflict(null)
    changing.mutate({ enquiry: shown, changes, said })
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
