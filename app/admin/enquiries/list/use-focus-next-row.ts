import { useLayoutEffect, useRef } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { RowFocus } from './row-focus.ts'
import { rowsIn } from './use-list-keys.ts'

/** The row that took the place of one that left, possibly with others around it; the one before it if it was the last. */
function successor(
  before: readonly ListedEnquiry[],
  place: number,
  rows: readonly ListedEnquiry[],
) {
  const ids = new Set(rows.map(({ id }) => id))
  const stays = ({ id }: ListedEnquiry) => ids.has(id)
  return before.slice(place).find(stays) ?? before.slice(0, place).findLast(stays) ?? rows[0]
}

/** When the focused row leaves the list, moves the focus to the row that took its place. */
export function useFocusNextRow(
  list: { current: HTMLElement | null },
  rows: ListedEnquiry[] | undefined,
  focus: RowFocus,
  left: () => void,
) {
  const before = useRef(rows)
  useLayoutEffect(() => {
    const active = focus.active()
    const isActive = ({ id }: ListedEnquiry) => id === active
    const formerRows = before.current ?? []
    const place = formerRows.findIndex(isActive)
    if (!rows) return
    before.current = rows
    if (place < 0 || rows.some(isActive)) return
    left()
    focus.moveTo(undefined)
    if (document.activeElement !== document.body) return
    const id = successor(formerRows, place, rows)?.id
    const next = rowsIn(list.current).find(({ dataset }) => dataset['row'] === id)
    const heading = list.current?.closest('section')?.querySelector('h2')
    ;(next ?? heading)?.focus({ preventScroll: true })
    // Runs only when the rows change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows])
}
