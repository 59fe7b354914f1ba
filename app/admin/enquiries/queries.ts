import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/call.ts'
import { listPath, type Page, pageSize, withoutRow } from '#app/admin/page.ts'
import { live } from '#app/admin/query-client.ts'

export type Box = 'inbox' | 'quarantine'

/** What a list already holds of an enquiry; the rest comes with its record. */
export type PartOfEnquiry = ContactSubmission & Partial<ContactSubmissionDetail>

const path = '/api/contact_submissions'
const filterOf = (box: Box) => ({ quarantine: box === 'quarantine' ? 'only' : null })

export const enquiryPage = (box: Box, cursor: string | null) =>
  queryOptions({
    queryKey: ['enquiries', box, 'page', cursor],
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
    queryKey: ['enquiries', box, 'count'],
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
  const pages = client.getQueriesData<Page<ContactSubmission>>({ queryKey: ['enquiries'] })
  for (const [, page] of pages) {
    const row = page?.rows.find((one) => one.id === id)
    if (row) return row
  }
  return undefined
}

type Change = { id: string; version: number; answered_at: string | null }

/** Says when an enquiry was answered. When somebody else was quicker, what they made of it is shown from then on. */
export function useChangeEnquiry() {
  const client = useQueryClient()
  const show = async (changed: ContactSubmissionDetail) => {
    await client.cancelQueries({ queryKey: ['enquiries'] })
    client.setQueryData(['enquiry', changed.id], changed)
    void client.invalidateQueries({ queryKey: ['enquiries'] })
  }
  return useMutation({
    mutationFn: ({ id, ...body }: Change) =>
      call<ContactSubmissionDetail>(`${path}/${encodeURIComponent(id)}`, { method: 'PATCH', body }),
    onSuccess: show,
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'stale')
        await show(error.current as ContactSubmissionDetail)
    },
  })
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
        { queryKey: ['enquiries', from] },
        (page) => page && withoutRow(page, (row) => row.id === id),
      )
      void client.invalidateQueries({ queryKey: ['enquiries'] })
    },
  })
}
