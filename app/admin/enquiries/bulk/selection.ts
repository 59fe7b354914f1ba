import { useLayoutEffect, useState, useSyncExternalStore } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { createListeners } from '#app/admin/listeners.ts'

export type Selection = ReturnType<typeof createSelection>

/** Which rows of a page are selected. An external store, so that selecting a row only renders that row again. */
function createSelection() {
  const listeners = createListeners()
  let shown: readonly ListedEnquiry[] = []
  let chosen: readonly ListedEnquiry[] = []
  let ids: ReadonlySet<string> = new Set()
  let anchor: string | null = null
  /** The number of all matching enquiries if all of them are selected, not only rows of this page. */
  let matching: number | null = null

  const update = (wanted: ReadonlySet<string>) => {
    ids = wanted
    chosen = shown.filter(({ id }) => ids.has(id))
    listeners.notify()
  }
  const choose = (wanted: Iterable<string>, from: string | null) => {
    anchor = from
    matching = null
    update(new Set(wanted))
  }
  const current = () => new Set(chosen.map(({ id }) => id))
  return {
    subscribe: listeners.subscribe,
    chosen: () => chosen,
    matching: () => matching,
    isSelected: (id: string) => ids.has(id),
    /** Deselects rows that are no longer on the page. */
    show: (rows: readonly ListedEnquiry[]) => {
      shown = rows
      if (ids.size > 0) update(ids)
    },
    toggle: (id: string) => {
      const next = current()
      if (!next.delete(id)) next.add(id)
      choose(next, id)
    },
    /** Selects the rows between the last selected one and this one. */
    extend: (id: string) => {
      const from = shown.findIndex((row) => row.id === anchor)
      const to = shown.findIndex((row) => row.id === id)
      if (to < 0) return
      const [first, last] = from < 0 ? [to, to] : [Math.min(from, to), Math.max(from, to)]
      const range = shown.slice(first, last + 1).map((row) => row.id)
      choose([...current(), ...range], from < 0 ? id : anchor)
    },
    all: () =>
      choose(
        shown.map(({ id }) => id),
        null,
      ),
    /** Selects all matches, on every page. */
    allMatching: (count: number) => {
      matching = count
      update(ids)
    },
    clear: () => choose([], null),
    /** Restores the selection of rows whose change has failed, unless others have been selected since. */
    again: (rows: readonly ListedEnquiry[]) => {
      if (ids.size === 0)
        choose(
          rows.map(({ id }) => id),
          null,
        )
    },
  }
}

/** The selection, which is cleared when another page is shown. */
export function useSelection(rows: readonly ListedEnquiry[] | undefined, page: string) {
  const [of, begin] = useState(() => ({ page, selection: createSelection() }))
  const { selection } = of
  if (of.page !== page) begin({ page, selection: createSelection() })
  useLayoutEffect(() => selection.show(rows ?? []), [selection, rows])
  return selection
}

export const useChosen = (selection: Selection) =>
  useSyncExternalStore(selection.subscribe, selection.chosen)

export const useMatching = (selection: Selection) =>
  useSyncExternalStore(selection.subscribe, selection.matching)

const never = () => () => {}

export const useIsAnySelected = (selection: Selection | undefined) =>
  useSyncExternalStore(selection?.subscribe ?? never, () => (selection?.chosen().length ?? 0) > 0)

/** False in lists that have no selection. */
export const useIsSelected = (selection: Selection | undefined, id: string) =>
  useSyncExternalStore(selection?.subscribe ?? never, () => selection?.isSelected(id) ?? false)
