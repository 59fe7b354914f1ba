import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { call } from '#app/admin/call.ts'
import { listPath, type Page, pageSize, withoutRow } from '#app/admin/page.ts'
import { live } from '#app/admin/query-client.ts'

export type Box = 'inbox' | 'quarantine'

/** What a list already holds of an enquiry; the rest comes with its record. */
export type PartOfEnquiry = ContactSubmission & Partial<ContactSubmissionDetail>

export const path = '/api/contact_submissions'
const filterOf = (box: Box) => ({ quarantine: box === 'quarantine' ? 'only' : null })

export const enquiryPage = (box: Box, cursor: string | null) =>
  queryOptions({
    queryKey: ['enquiries', 'page', box, cursor],
    queryFn: ({ signal }) =>
      call<Page<ContactSubmission>>(listPath(path, { limit: pageSize, cursor, ...filterOf(box) }), {
        signal,
      }),
    placeholderData: keepPreviousData,
    ...live,
  })

/** How many there are in all; the rows are not wanted. */
export const enquiryCount = (box: Box) =>
  queryOptions({
    queryKey: ['enquiries', 'count', box],
    queryFn: ({ signal }) =>
      call<Page<ContactSubmission>>(listPath(path, { limit: 1, ...filterOf(box) }), { signal }),
    select: (page) => page.total,
    ...live,
  })

export const enquiry = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: ['enquiry', id],
    // Without the signal: who goes on to the next record and comes back finds this one loaded.
    queryFn: (): Promise<PartOfEnquiry> =>
      call<ContactSubmissionDetail>(`${path}/${encodeURIComponent(id)}`),
    placeholderData: () => inLists(client, id),
    ...live,
  })

function inLists(client: QueryClient, id: string): PartOfEnquiry | undefined {
  const pages = client.getQueriesData<Page<ContactSubmission>>({
    queryKey: ['enquiries', 'page'],
  })
  for (const [, page] of pages) {
    const row = page?.rows.find((one) => one.id === id)
    if (row) return row
  }
  return undefined
}

type Move = { id: string; to: Box }

/** "Spam" and "Not spam": the enquiry leaves one box for the other. */
export function useMoveEnquiry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, to }: Move) =>
      call<ContactSubmissionDetail>(`${path}/${encodeURIComponent(id)}/quarantine`, {
        method: to === 'quarantine' ? 'PUT' : 'DELETE',
      }),
    onSuccess: async (moved, { id, to }) => {
      // An answer that was on its way would bring the row back.
      await client.cancelQueries({ queryKey: ['enquiries'] })
      client.setQueryData(['enquiry', id], moved)
      const from: Box = to === 'inbox' ? 'quarantine' : 'inbox'
      client.setQueriesData<Page<ContactSubmission>>(
        { queryKey: ['enquiries', 'page', from] },
        (page) => page && withoutRow(page, (row) => row.id === id),
      )
      void client.invalidateQueries({ queryKey: ['enquiries'] })
    },
  })
}
