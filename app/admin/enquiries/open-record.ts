import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import type { HistoryState } from '#app/admin/lists/paging.ts'
import { readListing, writeListing } from './filters.ts'
import type { Box } from './queries.ts'

/** The id of the last open record, whose row is focused when the list is shown again. */
let lastRead: string | null = null

/** Returns the link to a record. It keeps the list's filters and cursor, and Back leads to the list from any record. */
export function useRecordLink(box: Box, open: string | undefined) {
  const { search, state } = useLocation() as { search: string; state: HistoryState }
  const params = new URLSearchParams(search)
  const cursor = params.get('cursor')
  const place = new URLSearchParams(writeListing(readListing(params)))
  if (cursor) place.set('cursor', cursor)
  return (id: string) => ({
    to: {
      pathname: `/admin/${box}/${id}`,
      search: `${place}`,
    },
    replace: open !== undefined,
    state: {
      trails: { cursor: state?.trails?.cursor },
      opened: open === undefined ? 1 : state?.opened,
    },
  })
}

/** Goes back to the list in the history if there is one, else replaces the record by the list. */
export function useCloseRecord(box: Box) {
  const { search, state } = useLocation() as { search: string; state: HistoryState }
  const navigate = useNavigate()
  return () => {
    if (state?.opened) void navigate(-state.opened)
    else void navigate({ pathname: `/admin/${box}`, search }, { replace: true, state })
  }
}

export function useRememberRecord(id: string) {
  useEffect(() => {
    lastRead = id
  }, [id])
}

/** The row that took the place of one that has left, else the last row, else the heading. */
function rowAtPlace(list: HTMLElement | null, place: number) {
  const rows = list?.querySelectorAll<HTMLElement>('[data-row]') ?? []
  const row = place < 0 ? undefined : rows[Math.min(place, rows.length - 1)]
  return row ?? list?.closest('section')?.querySelector('h2')
}

/** Focuses the row of the record that was open, after it was closed or after Back from another screen. */
export function useFocusOnReturn(
  list: RefObject<HTMLElement | null>,
  open: string | undefined,
  openRowIndex: () => number = () => -1,
) {
  const { key } = useLocation()
  const arrived = useNavigationType()
  const lastOpen = useRef(open)
  useEffect(() => {
    const closed = lastOpen.current !== undefined
    lastOpen.current = open
    if (open !== undefined || lastRead === null || !(closed || arrived === NavigationType.Pop))
      return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(lastRead)}"]`)
    const target = row ?? (closed ? rowAtPlace(list.current, openRowIndex()) : null)
    lastRead = null
    target?.focus({ preventScroll: true })
    // Keeps the scroll position, unless the row is off screen.
    const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {}
    if (bottom < 0 || top > innerHeight) target?.scrollIntoView({ block: 'nearest' })
    // Depends on `key`, to run for each history entry.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, open, arrived, list])
}
