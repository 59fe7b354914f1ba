import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ContactSubmission, ContactSubmissionDetail } from '#contract/enquiry.ts'
import { movedOnStages } from '#contract/stages.ts'
import type { EnquiryOrigins, ListedEnquiry } from '#contract/enquiry-list.ts'
import { call } from '#app/admin/requests/call.ts'
import { type FilteredPage, listPath, pageSize } from '#app/admin/lists/page.ts'
import { updatedByEvents } from '#app/admin/requests/query-client.ts'
import type { Listing } from './filters.ts'

const countPauseMs = 120_000

/** Of the boxes, those that are rooms; the bin is a filter of the inbox. */
export type Box = 'inbox' | 'quarantine'

/** An enquiry as returned in lists. The other fields are loaded with its record. */
export type PartOfEnquiry = ContactSubmission & Partial<ContactSubmissionDetail>

export const path = '/api/contact_submissions'

export const everything: Listing = { filters: {}, sort: 'newest' }
export const waiting: Listing = { filters: { waiting: '1' }, sort: 'due' }
export const late: Listing = { filters: { waiting: '1', promise: 'broken' }, sort: 'due' }
/** Moved on from New without an answer, so that they are not waiting although their clock runs. */
export const movedOn: Listing = {
  filters: { stage: movedOnStages.join(), unanswered: '1' },
  sort: 'due',
}
export const bin: Listing = { filters: { bin: 'only' }, sort: 'newest' }
export const followUps: Listing = { filters: { follow_up: 'due' }, sort: 'due' }

/** The parameters of the API request. Quarantine comes from the room: it is not a filter of the list. */
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

/** For counts only. It has its own key because lists keep rows in place that no longer match (live/fresh-lists.ts). */
export const oldestWaiting = (box: Box) =>
  queryOptions({
    ...enquiryPage(box, waiting, null),
    queryKey: ['enquiries', 'oldest waiting', box],
  })

/** The total. Its rows are not used, so the request asks for one. */
export const enquiryCount = (box: Box, listing: Listing = everything) => {
  const { sort: _order, ...parameters } = parametersOf(box, listing)
  const narrowed = Object.values(listing.filters).some(Boolean)
  // The server always sends the total of a whole box; the total of a filtered list has to be requested.
  const count = narrowed ? 'exact' : undefined
  return queryOptions({
    queryKey: ['enquiries', 'count', box, parameters],
    queryFn: ({ signal }) =>
      call<FilteredPage<ListedEnquiry>>(listPath(path, { limit: 1, count, ...parameters }), {
        signal,
      }),
    select: (page) => page.total ?? undefined,
    ...updatedByEvents,
    // Follow-ups become due as time passes, without an event.
    refetchInterval: narrowed ? countPauseMs : false,
  })
}

/** All sources and campaigns that occur, for the filters. */
export const enquiryOrigins = queryOptions({
  queryKey: ['enquiries', 'origins'],
  queryFn: ({ signal }) => call<EnquiryOrigins>(`${path}/origins`, { signal }),
})

/** The newest search results, from which the palette picks the best. */
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
    // No signal: a record that is closed while loading should be cached when it is opened again.
    queryFn: (): Promise<PartOfEnquiry> =>
      call<ContactSubmissionDetail>(`${path}/${encodeURIComponent(id)}`),
    placeholderData: () => inLists(client, id),
    ...updatedByEvents,
  })

/** The fields of an enquiry that lists contain. */
export function inLists(client: QueryClient, id: string): PartOfEnquiry | undefined {
  const pages = client.getQueriesData<FilteredPage<ListedEnquiry>>({
    queryKey: ['enquiries', 'page'],
  })
  for (const [, page] of pages) {
    const row = page?.rows.find((one) => one.id === id)
    if (row) return row
  }
  return undefined
}
