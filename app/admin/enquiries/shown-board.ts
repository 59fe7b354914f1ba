import type { Stage } from '#contract/stages.ts'
import { createListeners } from '#app/admin/listeners.ts'

/** A column of the board as the record needs it. `count`: how many enquiries it has, also those that are not shown. */
export type ShownColumn = { stage: Stage; ids: readonly string[]; count: number | undefined }

let columns: readonly ShownColumn[] = []
const listeners = createListeners()

/** The order of the board, for the record that is open beside it or in place of it. */
export const shownBoard = {
  get: () => columns,
  subscribe: listeners.subscribe,
  set(shown: readonly ShownColumn[]) {
    columns = shown
    listeners.notify()
  },
}

/** Where a card stands, or stood before it was moved. */
export type CardPlace = { id: string; stage: Stage; at: number }

export function placeOf(shown: readonly ShownColumn[], id: string): CardPlace | undefined {
  const column = shown.find(({ ids }) => ids.includes(id))
  return column && { id, stage: column.stage, at: column.ids.indexOf(id) }
}

/** The cards before and after a place, at its column's ends those of the columns beside it. */
export function cardsAround(shown: readonly ShownColumn[], { id, stage, at }: CardPlace) {
  const from = shown.findIndex((column) => column.stage === stage)
  const own = shown[from]?.ids ?? []
  const idsOf = (some: readonly ShownColumn[]) => some.flatMap(({ ids }) => ids)
  const before = [...idsOf(shown.slice(0, from)), ...own.slice(0, at)]
  const after = [...own.slice(at), ...idsOf(shown.slice(from + 1))]
  const isOther = (one: string) => one !== id
  return { previous: before.findLast(isOther), next: after.find(isOther) }
}
