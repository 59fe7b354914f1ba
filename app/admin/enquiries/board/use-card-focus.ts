import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Stage } from '#contract/stages.ts'
import { type Listing, writeListing } from '#app/admin/enquiries/filters.ts'
import { restingRow, rowInFocus, useRowFocus } from '#app/admin/enquiries/list/row-focus.ts'
import { cardIn } from './use-board-keys.ts'
import type { Column } from './use-cards.ts'

type Board = {
  board: RefObject<HTMLElement | null>
  listing: Listing
  columns: readonly Column[]
  cards: readonly ListedEnquiry[]
  /** The cards that this person has moved, as they were before. */
  moved: ReadonlyMap<string, ListedEnquiry>
  open: string | undefined
  /** The column that a phone shows. The keyboard must not stop at a card of another, which is hidden there. */
  shown: Stage | undefined
}

/** Which card has or had the focus, and which is the Tab stop until one has had it. */
export function useCardFocus({ board, listing, columns, cards, moved, open, shown }: Board) {
  const client = useQueryClient()
  const focus = useRowFocus(writeListing(listing))
  const isVisible = (id: string) => cardIn(board.current, id)?.checkVisibility()
  useEffect(() => {
    const active = focus.active()
    // While a record hides the whole board, its card is kept in mind.
    if (!active || !board.current?.checkVisibility() || isVisible(active) !== false) return
    // A card that is about to move follows into the column that is shown already.
    const stage = cards.find(({ id }) => id === active)?.stage
    if (client.isMutating() > 0 && moved.get(active)?.stage === stage) return
    focus.moveTo(undefined)
  })
  const before = columns.find(({ stage }) => stage === shown)?.cards ?? []
  const rows = [...before, ...cards]
  return {
    focus,
    resting: restingRow(rows, open),
    /** The card that commands apply to, which is also the Tab stop: none if the shown column is empty. */
    stop: () => {
      const card = rowInFocus(focus, rows, open)
      return card && (open !== undefined || isVisible(card.id)) ? card : undefined
    },
  }
}
