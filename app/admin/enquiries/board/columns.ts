import { hashKey, type Query, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { type Stage, stages } from '#contract/stages.ts'
import { readValues } from '#app/admin/enquiries/filter-values.ts'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import { parametersOf, path } from '#app/admin/enquiries/queries.ts'
import { type FilteredPage, listPath } from '#app/admin/lists/page.ts'
import { call } from '#app/admin/requests/call.ts'
import { updatedByEvents } from '#app/admin/requests/query-client.ts'

/** How many cards of a stage are shown at first, and how many more each time. */
export const cardsAtOnce = 20
/** The server's limit of a page. Whoever wants to read on does so in the list. */
export const maxCards = 200

/** All stages, unless a filter names some. */
export function stagesOf({ filters }: Listing): readonly Stage[] {
  const asked: readonly string[] = readValues('stage', filters.stage)
  return asked.length > 0 ? stages.filter((stage) => asked.includes(stage)) : stages
}

/** The part of a listing that is one column. */
export const inStage = (listing: Listing, stage: Stage): Listing => ({
  ...listing,
  filters: { ...listing.filters, stage },
})

/** The first cards of a column. Like the pages of lists it is kept up to date by events, without moving its rows. */
export function columnPage(client: QueryClient, listing: Listing, stage: Stage, limit: number) {
  const parameters = { ...parametersOf('inbox', inStage(listing, stage)), limit }
  return queryOptions({
    queryKey: ['enquiries', 'page', 'inbox', parameters],
    queryFn: ({ signal }) =>
      call<FilteredPage<ListedEnquiry>>(listPath(path, parameters), { signal }),
    placeholderData: () => lastPage(client, parameters),
    ...updatedByEvents,
  })
}

type Parameters = Record<string, unknown>

/**
 * What the column showed last: its own cards if there are any, else those of the listing before. The library's
 * `keepPreviousData` knows one query, and a board has a changing number.
 */
function lastPage(client: QueryClient, asked: Parameters) {
  const isOfColumn = ({ queryKey: [, , , parameters], state }: Query) =>
    isRecord(parameters) &&
    parameters['stage'] === asked['stage'] &&
    parameters['limit'] !== undefined &&
    state.data !== undefined
  const listing = withoutLimit(asked)
  const isOfListing = ({ queryKey }: Query) => withoutLimit(queryKey[3] as Parameters) === listing
  const pages = client
    .getQueryCache()
    .findAll({ queryKey: ['enquiries', 'page', 'inbox'], predicate: isOfColumn })
    .toSorted((one, two) => two.state.dataUpdatedAt - one.state.dataUpdatedAt)
  const last = pages.find(isOfListing) ?? pages[0]
  return last?.state.data as FilteredPage<ListedEnquiry> | undefined
}

const withoutLimit = (parameters: Parameters) => hashKey([{ ...parameters, limit: undefined }])

const isRecord = (value: unknown): value is Parameters =>
  typeof value === 'object' && value !== null
