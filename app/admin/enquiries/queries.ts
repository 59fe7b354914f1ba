import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { call } from '#app/admin/call.ts'
import { type Page, withoutRow } from '#app/admin/page.ts'

export type Box = 'inbox' | 'quarantine'

export const pageSize = 50
const path = '/api/contact_submissions'

export const enquiryPage = (userId: string, box: Box, cursor: string | null) =>
  queryOptions({
    queryKey: [userId, 'enquiries', box, 'page', cursor],
    queryFn: ({ signal }) =>
      call<Page<ContactSubmission>>(listPath(box, pageSize, cursor), { signal }),
    placeholderData: keepPreviousData,
  })

/** How many there are in all; the rows are not wanted. */
export const enquiryCount = (userId: string, box: Box) =>
  queryOptions({
    queryKey: [userId, 'enquiries', box, 'count'],
    queryFn: ({ signal }) => call<Page<ContactSubmission>>(listPath(box, 1), { signal }),
    select: (page) => page.total,
  })

function listPath(box: Box, limit: number, cursor: string | null = null) {
  const query = new URLSearchParams({ limit: `${limit}` })
  if (cursor) query.set('cursor', cursor)
  if (box === 'quarantine') query.set('quarantine', 'only')
  return `${path}?${query}`
}

export const enquiry = (userId: string, id: string) =>
  queryOptions({
    queryKey: [userId, 'enquiry', id],
    queryFn: ({ signal }) =>
      call<ContactSubmissionDetail>(`${path}/${encodeURIComponent(id)}`, { signal }),
  })

/** "Not spam": the enquiry joins the others. */
export function useReleaseEnquiry(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      call<unknown>(`${path}/${encodeURIComponent(id)}/quarantine`, { method: 'DELETE' }),
    onSuccess: (_answer, id) => {
      const suspects = [userId, 'enquiries', 'quarantine', 'page']
      client.setQueriesData<Page<ContactSubmission>>(
        { queryKey: suspects },
        (page) => page && withoutRow(page, (row) => row.id === id),
      )
      void client.invalidateQueries({ queryKey: [userId, 'enquiries'] })
      void client.invalidateQueries({ queryKey: [userId, 'enquiry', id] })
    },
  })
}
