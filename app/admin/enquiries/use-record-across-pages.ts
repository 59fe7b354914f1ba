import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { usePaging } from '#app/admin/lists/paging.ts'
import { type Box, enquiryPage } from './queries.ts'
import { useListing } from './use-listing.ts'

/**
 * For the record at either end of a page: returns what opens the first record of the next page (1) or the last one of the
 * page before (-1), together with that page of the list. Undefined at the list's ends.
 */
export function useRecordAcrossPages(box: Box) {
  const client = useQueryClient()
  const { listing } = useListing()
  const { cursor, previous, older, newer } = usePaging('cursor')
  const isTurning = useRef(false)

  async function open(at: string | null, pick: 0 | -1, turn: (record: string) => void) {
    if (isTurning.current) return
    isTurning.current = true
    try {
      const { rows } = await client.fetchQuery(enquiryPage(box, listing, at))
      const row = rows.at(pick)
      if (row) turn(`/admin/${box}/${row.id}`)
    } catch (error) {
      notifyFailure('Failed to Load Enquiries', error, 'There was an error loading the next page.')
    } finally {
      isTurning.current = false
    }
  }

  return (by: 1 | -1) => {
    if (by === -1)
      return newer && previous !== undefined ? () => void open(previous, -1, newer) : undefined
    const next = client.getQueryData(enquiryPage(box, listing, cursor).queryKey)?.next
    return next ? () => void open(next, 0, (record) => older(next, record)) : undefined
  }
}
