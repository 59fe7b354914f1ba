import type { QueryClient } from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Page } from '#app/admin/lists/page.ts'

export type Fields = Partial<ListedEnquiry>

/** Cancels requests whose responses would show an enquiry as it was before the change. */
export const cancelLoading = (client: QueryClient, id: string) =>
  Promise.all(
    [['enquiries'], ['enquiry', id]].map((queryKey) => client.cancelQueries({ queryKey })),
  )

/** Updates an enquiry in the cache, in its record and in every list. */
export const patchEnquiry = (client: QueryClient, id: string, fields: Fields) =>
  patchEach(client, id, () => fields)

/** The same with fields that depend on what is shown there. */
export function patchEach(
  client: QueryClient,
  id: string,
  fieldsFor: (shown: ContactSubmission) => Fields,
) {
  client.setQueryData<ContactSubmission>(
    ['enquiry', id],
    (shown) => shown && { ...shown, ...fieldsFor(shown) },
  )
  client.setQueriesData<Page<ContactSubmission, number | null>>(
    { queryKey: ['enquiries', 'page'] },
    (page) => {
      const row = page?.rows.find((one) => one.id === id)
      const fields = row && fieldsFor(row)
      // setQueryData marks a page as updated now, which would make newer data of the event stream look older.
      if (!page || !row || isMatch(row, fields!)) return undefined
      return { ...page, rows: page.rows.map((one) => (one === row ? { ...row, ...fields } : one)) }
    },
  )
}

export const isMatch = (row: ContactSubmission, fields: Fields) =>
  Object.entries(fields).every(([name, value]) => row[name as keyof ContactSubmission] === value)

/** Shows an enquiry as the server has returned it. */
export function showEnquiry(client: QueryClient, changed: ContactSubmissionDetail) {
  const { consent: _consent, ...row } = changed
  patchEnquiry(client, changed.id, row)
  client.setQueryData(['enquiry', changed.id], changed)
}
