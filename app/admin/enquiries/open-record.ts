import { type RefObject, useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import type { HistoryState } from '#app/admin/paging.ts'
import { readListing, writeListing } from './filters.ts'
import type { Box } from './queries.ts'

/** The record that was read last, so that its row has the focus again when the list comes back. */
let lastRead: string | null = null

/** Where an enquiry's record is: the list's place goes along, and Back leads to the list however many were read. */
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
      opened: open === undefined || state?.opened === true,
    },
  })
}

/** Back to the list as it was left; without one in the history, the list in place of the record. */
export function useCloseRecord(box: Box) {
  const { search, state } = useLocation() as { search: string; state: HistoryState }
  const navigate = useNavigate()
  return () => {
    if (state?.opened) void navigate(-1)
    else void navigate({ pathname: `/admin/${box}`, search }, { replace: true, state })
  }
}

/** Remembers which record was opened last, so that its row gets the focus when the list returns. */
export function useRememberRecord(id: string) {
  useEffect(() => {
    lastRead = id
  }, [id])
}

/** The row that stands where one left, or the last one; the heading where there is none. */
function inItsPlace(list: HTMLElement | null, place: number) {
  const rows = list?.querySelectorAll<HTMLElement>('[data-row]') ?? []
  const row = place < 0 ? undefined : rows[Math.min(place, rows.length - 1)]
  return row ?? list?.closest('section')?.querySelector('h2')
}

/** Gives the focus back to the row whose record was open, here or on the screen that this one came back from. */
export function useFocusOnReturn(
  list: RefObject<HTMLElement | null>,
  open: string | undefined,
  placeOfOpen: () => number = () => -1,
) {
  const { key } = useLocation()
  const arrived = useNavigationType()
  const shown = useRef(open)
  useEffect(() => {
    const closed = shown.current !== undefined
    shown.current = open
    if (open !== undefined || lastRead === null || !(closed || arrived === NavigationType.Pop))
      return
    const row = list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(lastRead)}"]`)
    const target = row ?? (closed ? inItsPlace(list.current, placeOfOpen()) : null)
    lastRead = null
    target?.focus({ preventScroll: true })
    // The list stands where it was left: it moves only for a row that is out of sight.
    const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {}
    if (bottom < 0 || top > innerHeight) target?.scrollIntoView({ block: 'nearest' })
    // Each entry of the history is a return of its own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [key, open, arrived, list])
}
