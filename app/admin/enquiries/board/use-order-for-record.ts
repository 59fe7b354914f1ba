import { useEffect, useLayoutEffect } from 'react'
import { shownBoard } from '#app/admin/enquiries/shown-board.ts'
import type { Column } from './use-cards.ts'

/** Tells the open record what comes before and after it. With the last card of a column, more of it are loaded. */
export function useOrderForRecord(columns: readonly Column[], open: string | undefined) {
  useLayoutEffect(() => {
    shownBoard.set(
      columns.map(({ stage, cards, count }) => ({ stage, ids: cards.map(({ id }) => id), count })),
    )
  })
  useLayoutEffect(() => () => shownBoard.set([]), [])
  useEffect(() => {
    if (open === undefined) return
    columns.find(({ cards, canShowMore }) => canShowMore && cards.at(-1)?.id === open)?.showMore()
  })
}
