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

/** A row that left with the focus, and the row that got it; undefined: the heading of the list. */
type Move = { from: string; to: string | undefined }

/**
 * When the focused row leaves the list, moves the focus to the row that took its place. When an undo brings the row
 * back, returns the focus, unless it was moved on: the next key would otherwise change another enquiry.
 */
export function useFocusNextRow(
  list: { current: HTMLElement | null },
  rows: ListedEnquiry[] | undefined,
  focus: RowFocus,
  left: () => void,
) {
  const before = useRef(rows)
  const moves = useRef<Move[]>([])
  useLayoutEffect(() => {
    const active = focus.active()
    const isActive = ({ id }: ListedEnquiry) => id === active
    const formerRows = before.current ?? []
    const place = formerRows.findIndex(isActive)
    if (!rows) return
    before.current = rows
    const elementOf = (id: string | undefined) =>
      rowsIn(list.current).find(({ dataset }) => dataset['row'] === id) ??
      list.current?.closest('section')?.querySelector('h2')
    const last = moves.current.at(-1)
    if (last && rows.some(({ id }) => id === last.from)) {
      moves.current.pop()
      if (document.activeElement === elementOf(last.to))
        elementOf(last.from)?.focus({ preventScroll: true })
      return
    }
    if (place < 0 || rows.some(isActive)) return
    left()
    focus.moveTo(undefined)
    if (document.activeElement !== document.body) return
    const to = successor(formerRows, place, rows)?.id
    moves.current.push({ from: formerRows[place]!.id, to })
    elementOf(to)?.focus({ preventScroll: true })
    // Runs only when the rows change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows])
}
