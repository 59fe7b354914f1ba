import { useMemo, useSyncExternalStore } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { createListeners } from '#app/admin/listeners.ts'

export type RowFocus = ReturnType<typeof createRowFocus>

/** Which row has or had the focus. An external store, so that moving the focus renders two rows again and not fifty. */
function createRowFocus() {
  const listeners = createListeners()
  let active: string | undefined
  return {
    subscribe: listeners.subscribe,
    active: () => active,
    moveTo(id: string | undefined) {
      if (id === active) return
      active = id
      listeners.notify()
    },
  }
}

/** A new store for another list, even if that list contains the focused row. */
export const useRowFocus = (list: string) =>
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useMemo(createRowFocus, [list])

/** The row that commands apply to, which is also the Tab stop. */
export const rowInFocus = (
  focus: RowFocus,
  rows: readonly ListedEnquiry[] | undefined,
  open: string | undefined,
) => rows?.find(({ id }) => id === focus.active()) ?? restingRow(rows, open)

/** The Tab stop until a row has had the focus. */
export const restingRow = (rows: readonly ListedEnquiry[] | undefined, open: string | undefined) =>
  rows?.find(({ id }) => id === open) ?? rows?.[0]

/** Focuses a row, to show which one the shortcuts apply to. Returns false if it already had the focus. */
export function markRow(id: string) {
  const row = document.querySelector<HTMLElement>(`[data-row="${id}"]`)
  if (row?.parentElement?.contains(document.activeElement)) return false
  row?.focus()
  return true
}

/** Whether a row is the Tab stop. `resting`: whether it is the Tab stop while no row has had the focus. */
export const useTabStop = (focus: RowFocus, id: string, resting: boolean) =>
  useSyncExternalStore(focus.subscribe, () => {
    const active = focus.active()
    return active === undefined ? resting : active === id
  })
