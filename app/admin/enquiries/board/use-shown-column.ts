import { useState } from 'react'
import type { Stage } from '#contract/stages.ts'
import type { Cards } from './use-cards.ts'

/**
 * The column that a phone shows, and what shows another. While a record is open in place of the board it is the column
 * of that record, wherever it was moved: its card is to get the focus when the record is closed.
 */
export function useShownColumn({ columns, cards }: Cards, open: string | undefined) {
  const [chosen, show] = useState<Stage>()
  const openStage = cards.find(({ id }) => id === open)?.stage
  if (openStage && openStage !== chosen) show(openStage)
  const shown = columns.some(({ stage }) => stage === chosen) ? chosen : columns[0]?.stage
  return { shown, show }
}

/**
 * Among all cards the index of the visible one that is nearest to a place: the first after it, else the last before it.
 * -1 if there is none.
 */
export function nearestVisible(board: HTMLElement | null, place: number) {
  const cards = [...(board?.querySelectorAll('[data-row]') ?? [])]
  const isVisible = (card: Element) => card.checkVisibility()
  if (place < 0) return -1
  const after = cards.findIndex((card, at) => at >= place && isVisible(card))
  return after >= 0 ? after : cards.findLastIndex(isVisible)
}
