import { useState } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'

export type Selection = ReturnType<typeof useSelection>

/** Which rows of the page are selected. What left the page is selected no longer; another page begins anew. */
export function useSelection(rows: readonly ListedEnquiry[] | undefined, page: string) {
  const [{ ids, anchor, of }, set] = useState({ ids: noIds, anchor: noAnchor, of: page })
  const shown = rows ?? []
  const isSelected = (id: string) => of === page && ids.has(id)
  const chosen = shown.filter(({ id }) => isSelected(id))
  const choose = (wanted: Iterable<string>, from: string | null) =>
    set({ ids: new Set(wanted), anchor: from, of: page })
  const current = () => new Set(chosen.map(({ id }) => id))
  return {
    chosen,
    isSelected,
    toggle: (id: string) => {
      const next = current()
      if (!next.delete(id)) next.add(id)
      choose(next, id)
    },
    /** From where the last one was selected up to this row. */
    extend: (id: string) => {
      const from = shown.findIndex((row) => row.id === (of === page ? anchor : null))
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
    clear: () => choose([], null),
  }
}

const noIds: ReadonlySet<string> = new Set()
const noAnchor: string | null = null
