import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import type { EnquiryOrigins, ListedEnquiry } from '#contract/enquiry-list.ts'
import { call } from '#app/admin/call.ts'
import { type FilteredPage, listPath, pageSize } from '#app/admin/page.ts'
import { updatedByEvents } from '#app/admin/query-client.ts'
import type { Listing } from './filters.ts'

const countPauseMs = 120_000

export type Box = 'inbox' | 'quarantine'

/** What a list already holds of an enquiry; the rest comes with its record. */
export type PartOfEnquiry = ContactSubmission & Partial<ContactSubmissionDetail>

export const path = '/api/contact_submissions'

export const everything: Listing = { filters: {}, sort: 'newest' }
export const waiting: Listing = { filters: { waiting: '1' }, sort: 'due' }
export const followUps: Listing = { filters: { follow_up: 'due' }, sort: 'due' }

/** As the server wants it. Quarantine is no filter here, because it has a room of its own. */
export const parametersOf = (box: Box, { filters, sort }: Listing) => ({
  ...filters,
  quarantine: box === 'quarantine' ? 'only' : undefined,
  sort: sort === 'newest' ? undefined : sort,
})

export const enquiryPage = (box: Box, listing: Listing, cursor: string | null) => {
  const parameters = { ...parametersOf(box, listing), cursor }
  return queryOptions({
    queryKey: ['enquiries', 'page', box, parameters],
    queryFn: ({ signal }) =>
      call<FilteredPage<ListedEnquiry>>(listPath(path, { limit: pageSize, ...parameters }), {
        signal,
      }),
    placeholderData: keepPreviousData,
    ...updatedByEvents,
  })
}

/** For figures about what waits. No list: its rows come and go as they like. */
export const oldestWaiting = (box: Box) =>
  queryOptions({
    ...enquiryPage(box, waiting, null),
    queryKey: ['enquiries', 'oldest waiting', box],
  })

/** How many there are in all; the rows are not wanted. */
export const enquiryCount = (box: Box, listing: Listing = everything) => {
  const { sort: _order, ...parameters } = parametersOf(box, listing)
  const narrowed = Object.values(listing.filters).some(Boolean)
  // The database keeps the count of a whole box; any other has to be asked for.
  const count = narrowed ? 'exact' : undefined
  return queryOptions({
    queryKey: ['enquiries', 'count', box, parameters],
    queryFn: ({ signal }) =>
      call<FilteredPage<ListedEnquiry>>(listPath(path, { limit: 1, count, ...parameters }), {
        signal,
      }),
    select: (page) => page.total ?? undefined,
    ...updatedByEvents,
    // What is late or due changes with the hour alone.
    refetchInterval: narrowed ? countPauseMs : false,
  })
}

/** The sources and campaigns that there are to filter by. */
export const enquiryOrigins = queryOptions({
  queryKey: ['enquiries', 'origins'],
  queryFn: ({ signal }) => call<EnquiryOrigins>(`${path}/origins`, { signal }),
})

/** The newest that a search finds, of which the palette shows the best. */
export const enquiriesFound = (q: string) =>
  queryOptions({
    queryKey: ['enquiries', 'found', q],
    queryFn: ({ signal }) =>
      call<FilteredPage<ListedEnquiry>>(listPath(path, { limit: pageSize, q }), { signal }),
    placeholderData: keepPreviousData,
  })

export const enquiry = (client: QueryClient, id: string) =>
  queryOptions({
    queryKey: ['enquiry', id],
    // Without the signal: who goes on to the next record and comes back finds this one loaded.
    queryFn: (): Promise<PartOfEnquiry> =>
      call<ContactSubmissionDetail>(`${path}/${encodeURIComponent(id)}`),
    placeholderData: () => inLists(client, id),
    ...updatedByEvents,
  })

function inLists(client: QueryClient, id: string): PartOfEnquiry | undefined {
  const pages = client.getQueriesData<FilteredPage<ListedEnquiry>>({
    queryKey: ['enquiries', 'page'],
  })
  for (const [, page] of pages) {
    const row = page?.rows.find((one) => one.id === id)
    if (row) return row
  }
  return undefined
}
