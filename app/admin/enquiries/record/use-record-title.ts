import { useEffect } from 'react'
import type { ContactSubmission } from '#contract/enquiry.ts'
import { enquiryReference } from '#contract/reference.ts'
import { nameRecord } from '#app/admin/frame/title.ts'

/**
 * Names the open record in the window's title. Like a notification it says the company and not the person, because
 * titles stay in the browser's history and show in other programs.
 */
export function useRecordTitle(record: Pick<ContactSubmission, 'id' | 'company'> | undefined) {
  const name = record && `${record.company} · ${enquiryReference(record.id)}`
  useEffect(() => {
    nameRecord(name)
    return () => nameRecord(undefined)
  }, [name])
}
