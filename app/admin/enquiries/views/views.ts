import type { Listing } from '#app/admin/enquiries/filters.ts'
import { readListing, writeListing } from '#app/admin/enquiries/filters.ts'
import { bin, type Box, everything, followUps, waiting } from '#app/admin/enquiries/queries.ts'

export type View = {
  name: string
  box: Box
  listing: Listing
  /** Whether its number is that of the unread enquiries, which is left out if there are none. */
  countsUnread?: boolean
}

const narrowed = (filters: Listing['filters']): Listing => ({ filters, sort: 'newest' })

/** The built-in views, in the order of the rail. */
export const standardViews: readonly View[] = [
  { name: 'Waiting', box: 'inbox', listing: waiting },
  { name: 'Mine', box: 'inbox', listing: narrowed({ owner: 'me' }) },
  {
    name: 'Mentions',
    box: 'inbox',
    listing: narrowed({ mentioned: 'me' }),
    countsUnread: true,
  },
  { name: 'Unowned', box: 'inbox', listing: narrowed({ owner: 'none' }) },
  { name: 'Follow-up due', box: 'inbox', listing: followUps },
  { name: 'All', box: 'inbox', listing: everything },
  { name: 'Won', box: 'inbox', listing: narrowed({ stage: 'won' }) },
  { name: 'Lost', box: 'inbox', listing: narrowed({ stage: 'lost' }) },
  { name: 'Bin', box: 'inbox', listing: bin },
  { name: 'Quarantine', box: 'quarantine', listing: everything },
]

export const reportPath = '/admin/inbox/promise'

/** Only the inbox has another layout than the list. */
export const viewPath = (
  { box, listing }: Pick<View, 'box' | 'listing'>,
  layout?: Listing['layout'],
) => {
  const search = writeListing({ ...listing, layout: box === 'inbox' ? layout : undefined })
  return `/admin/${box}${search && `?${search}`}`
}

/** Compares the filters, regardless of the order and the layout. */
export const isSameView = (one: Pick<View, 'box' | 'listing'>, other: typeof one) =>
  one.box === other.box && filtersOf(one.listing) === filtersOf(other.listing)

const filtersOf = ({ filters }: Listing) => writeListing({ filters, sort: 'newest' })

/**
 * Saved views store the query of the API request, where quarantine is a filter and not a room. It says nothing about
 * the layout, which stays as it is when the view is opened.
 */
export function viewOfQuery(query: string): Pick<View, 'box' | 'listing'> {
  const params = new URLSearchParams(query)
  const { filters, sort } = readListing(params)
  return {
    box: params.get('quarantine') === 'only' ? 'quarantine' : 'inbox',
    listing: { filters, sort },
  }
}

export function queryOfView({ box, listing }: Pick<View, 'box' | 'listing'>) {
  const params = new URLSearchParams(writeListing({ ...listing, layout: undefined }))
  if (box === 'quarantine') params.set('quarantine', 'only')
  return `${params}`
}
