import { useEffect } from 'react'
import { type Location, useLocation, useNavigate } from 'react-router'
import { sayShortened } from '#app/admin/address-shortened.ts'
import type { HistoryState } from '#app/admin/paging.ts'
import { filterNames, type Filters, type Listing, readListing, writeListing } from './filters.ts'

/** The query parameters of a room that lists enquiries. */
export const listingParameters = ['cursor', 'sort', ...filterNames] as const

/** Which enquiries are shown. The address says it, so reload, Back and a shared link show the same. */
export function useListing() {
  const { pathname, search, state } = useLocation() as Location<HistoryState>
  const navigate = useNavigate()
  const { filters, sort } = readListing(new URLSearchParams(search))
  const listing: Listing = { filters, sort }
  /** From the first page on. The record beside it stays; the list before this one is not where it was opened from. */
  const show = (wanted: Listing, { replace = false } = {}) => {
    const trails = { ...state?.trails, cursor: undefined }
    const options = { replace, state: { trails, opened: false } }
    void navigate({ pathname, search: writeListing(wanted) }, options)
  }
  const setFilters = (changed: Filters, options?: { replace?: boolean }) =>
    show({ filters: { ...filters, ...changed }, sort }, options)
  return { listing, show, setFilters }
}

/** Takes out of the address what is no value of its filter, and says so once. */
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
    sayShortened(`This page does not understand the value of ${names}.`)
    // Once for each address that says something else wrong.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [names])
}
