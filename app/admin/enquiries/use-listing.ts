import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { notifyRemovedParameters } from '#app/admin/lists/notify-removed-parameters.ts'
import type { HistoryState } from '#app/admin/lists/paging.ts'
import { filterNames, type Filters, type Listing, readListing, writeListing } from './filters.ts'

const parameters = ['cursor', 'sort', ...filterNames] as const

/** The query parameters of the rooms that list enquiries. Only the inbox has a board. */
export const listingParameters = {
  inbox: ['layout', ...parameters],
  quarantine: parameters,
} as const

/** Which enquiries are shown. It is part of the URL, so reload, Back and a shared link show the same list. */
export function useListing() {
  const { pathname, search, state } = useLocation() as Location<HistoryState>
  const navigate = useNavigate()
  const { refused: _refused, ...listing } = readListing(new URLSearchParams(search))
  const { filters, sort, layout } = listing
  /**
   * Shows the first page of another listing, in the same layout unless it names one. An open record stays open, but no
   * longer counts as opened from this list.
   */
  const show = (wanted: Listing, { replace = false } = {}) => {
    const trails = { ...state?.trails, cursor: undefined }
    const options = { replace, state: { trails, opened: 0 } }
    void navigate({ pathname, search: writeListing({ layout, ...wanted }) }, options)
  }
  const setFilters = (changed: Filters, options?: { replace?: boolean }) =>
    show({ filters: { ...filters, ...changed }, sort }, options)
  return { listing, show, setFilters }
}

/** Removes filters with an invalid value from the URL, and shows one message about them. */
export function useValidListing() {
  const { search, state } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const { refused, ...listing } = readListing(params)
  const names = refused.join(', ')
  useEffect(() => {
    if (!names) return
    const kept = new URLSearchParams(writeListing(listing))
    const cursor = params.get('cursor')
    if (cursor) kept.set('cursor', cursor)
    void navigate({ search: `${kept}` }, { replace: true, state })
    notifyRemovedParameters(`This page does not understand the value of ${names}.`)
    // Runs only when the names change, not with every other change of the URL.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [names])
}
