import { type RefObject, useLayoutEffect } from 'react'
import { cardIn } from './use-board-keys.ts'

/** Scrolls to the card of each record that is opened: the record takes half of the board, and may come from elsewhere. */
export function useShowOpenCard(
  board: RefObject<HTMLElement | null>,
  open: string | undefined,
  isLoaded: boolean,
) {
  useLayoutEffect(() => {
    if (open !== undefined && isLoaded)
      cardIn(board.current, open)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [board, open, isLoaded])
}
