import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Stage } from '#contract/stages.ts'
import { figure } from '#app/admin/dates.ts'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import type { RowFocus } from '#app/admin/enquiries/list/row-focus.ts'
import { enquiryCount } from '#app/admin/enquiries/queries.ts'
import { shortened } from '#app/admin/enquiries/shortened.ts'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'
import type { FilteredPage } from '#app/admin/lists/page.ts'
import { cardOrder } from './card-order.ts'
import { inStage } from './columns.ts'
import { cardIn } from './use-board-keys.ts'
import type { Column } from './use-cards.ts'

type Board = {
  board: RefObject<HTMLElement | null>
  listing: Listing
  columns: readonly Column[]
  cards: readonly ListedEnquiry[]
  /** The cards that this person has moved, by id. */
  moved: ReadonlyMap<string, ListedEnquiry>
  focus: RowFocus
  /** Whether the focus was in the board until now (use-board-handlers.ts). */
  hadFocus: RefObject<boolean>
  say: (words: string) => void
}

/**
 * A card that changes its column is another element there. It keeps the focus, the numbers of both columns go with it,
 * and its new place is announced: after a move, after an undo, when the server has refused the move, and when somebody
 * else moves the card that has the focus.
 */
export function useFollowCard({
  board,
  listing,
  columns,
  cards,
  moved,
  focus,
  hadFocus,
  say,
}: Board) {
  const client = useQueryClient()
  const count = (stage: Stage, by: number) =>
    client.setQueryData<FilteredPage<ListedEnquiry>>(
      enquiryCount('inbox', inStage(listing, stage)).queryKey,
      (page) => page && { ...page, total: page.total === null ? null : page.total + by },
    )
  const stages = useRef<ReadonlyMap<string, Stage>>(new Map())
  useLayoutEffect(() => {
    const before = stages.current
    stages.current = new Map(cards.map(({ id, stage }) => [id, stage]))
    const changed = cards.filter(({ id, stage }) => (before.get(id) ?? stage) !== stage)
    const isMine = ({ id }: ListedEnquiry) => moved.has(id)
    // What colleagues move does so without a word, unless it had the focus.
    const isLost = ({ id }: ListedEnquiry) =>
      id === focus.active() && hadFocus.current && document.activeElement === document.body
    const gone = changed.find(isLost) ?? changed.find(isMine)
    if (!gone) return
    // Every change is followed by a reload of the numbers, but a colleague's has already been counted.
    const isOwn = client.isMutating() > 0 && isMine(gone)
    const former = before.get(gone.id)!
    if (isOwn) {
      count(former, -1)
      count(gone.stage, 1)
    }
    const column = columns.find(({ stage }) => stage === gone.stage)
    const place = (column?.cards.indexOf(gone) ?? 0) + 1
    const of = Math.max((column?.count ?? 0) + (isOwn ? 1 : 0), column?.cards.length ?? 0)
    const subject = isMine(gone) ? shortened(gone.name) : `${shortened(gone.name)} was moved`
    say(`${subject}: ${stageWords[gone.stage]}, ${place} of ${figure(of)}.`)
    if (focus.active() !== gone.id || !(isOwn || hadFocus.current)) return
    const follow = () => {
      const { activeElement } = document
      if (activeElement !== document.body && !activeElement?.closest('[role=menu]')) return
      // A phone may show another column: there the card that took its place is next.
      const left = columns.find(({ stage }) => stage === former)?.cards ?? []
      const after = left.find((one) => cardOrder(listing)(one, gone) > 0) ?? left.at(-1)
      const target = [gone, after]
        .map((one) => cardIn(board.current, one?.id))
        .find((one) => one?.checkVisibility())
      const heading = board.current?.closest('section')?.querySelector('h2')
      ;(target ?? heading)?.focus()
    }
    follow()
    // After a closing menu or dialog has tried to return the focus to the former element.
    setTimeout(follow)
  })
}
