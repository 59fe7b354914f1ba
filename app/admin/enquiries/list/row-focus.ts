import { useMemo, useSyncExternalStore } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'

export type RowFocus = ReturnType<typeof createRowFocus>

/** Which row has or had the focus. Rows ask one by one, so that moving it draws two of them and not fifty. */
function createRowFocus() {
  const listeners = new Set<() => void>()
  let active: string | undefined
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    active: () => active,
    moveTo(id: string | undefined) {
      if (id === active) return
      active = id
      for (const listener of listeners) listener()
    },
  }
}

/** Another list begins at its top, also where it holds the row that had the focus in the one before. */
export const useRowFocus = (list: string) =>
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useMemo(createRowFocus, [list])

/** The row that the keys mean, and that holds the Tab stop. */
export const rowInFocus = (
  focus: RowFocus,
  rows: readonly ListedEnquiry[] | undefined,
  open: string | undefined,
) => rows?.find(({ id }) => id === focus.active()) ?? restingRow(rows, open)

/** The one that holds the Tab stop as long as no row has had the focus. */
export const restingRow = (rows: readonly ListedEnquiry[] | undefined, open: string | undefined) =>
  rows?.find(({ id }) => id === open) ?? rows?.[0]

/** Gives a row the focus where it is elsewhere, so that everybody sees which one keys mean. Whether it was elsewhere. */
export function markRow(id: string) {
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
  if (row?.parentElement?.contains(document.activeElement)) return false
  row?.focus()
  return true
}

/** Whether a row holds the Tab stop. `resting`: whether it does as long as none has had the focus. */
export const useTabStop = (focus: RowFocus, id: string, resting: boolean) =>
  useSyncExternalStore(focus.subscribe, () => {
    const active = focus.active()
    return active === undefined ? resting : active === id
  })
