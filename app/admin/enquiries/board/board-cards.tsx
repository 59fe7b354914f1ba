import { useRef, useState } from 'react'
import { createPath } from 'react-router'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { Stage } from '#contract/stages.ts'
import type { Listing } from '#app/admin/enquiries/filters.ts'
import { useClickGuard } from '#app/admin/enquiries/list/click-guard.ts'
import { useOpenRowIndex } from '#app/admin/enquiries/list/open-row-index.ts'
import { useRowCommands } from '#app/admin/enquiries/list/row-commands.ts'
import { useFocusNextRow } from '#app/admin/enquiries/list/use-focus-next-row.ts'
import { useListKeys } from '#app/admin/enquiries/list/use-list-keys.ts'
import { useFocusOnReturn, useRecordLink } from '#app/admin/enquiries/open-record.ts'
import { useFormerName, useStaff } from '#app/admin/enquiries/staff.ts'
import { StageQuestion } from '#app/admin/enquiries/stage-question.tsx'
import { useCommandHandlers } from '#app/admin/keys/commands.ts'
import { useNow } from '#app/admin/use-now.ts'
import * as text from '#app/ui/text.module.css'
import { BoardCard } from './board-card.tsx'
import { BoardColumn } from './board-column.tsx'
import styles from './board.module.css'
import { useBoardHandlers } from './use-board-handlers.ts'
import { useBoardKeys } from './use-board-keys.ts'
import { useCardFocus } from './use-card-focus.ts'
import type { Cards } from './use-cards.ts'
import { useDrag } from './use-drag.ts'
import { useFollowCard } from './use-follow-card.ts'
import { useMoves } from './use-moves.ts'
import { useOrderForRecord } from './use-order-for-record.ts'
import { useShowOpenCard } from './use-show-open-card.ts'
import { nearestVisible } from './use-shown-column.ts'

const box = 'inbox'

type BoardCardsProps = {
  load: Cards
  listing: Listing
  /** The id of the enquiry whose record is open. */
  open: string | undefined
  isEmpty: boolean
  /** The column that a phone shows. */
  shown: Stage | undefined
  show: (stage: Stage) => void
  /** The id of the sentence about the keys. */
  keysId: string
}

/** The columns with their cards, which are a single Tab stop together. */
export function BoardCards({ load, listing, open, isEmpty, shown, show, keysId }: BoardCardsProps) {
  const { columns, cards, moved, keep, isBusy, isLoaded } = load
  const [said, say] = useState('')
  const [menu, setMenu] = useState<string | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const { focus, resting, stop } = useCardFocus({
    board,
    listing,
    columns,
    cards,
    moved,
    open,
    shown,
  })
  const guard = useClickGuard()
  const openRowIndex = useOpenRowIndex(isBusy ? undefined : cards, open, focus)
  const { move, moveFromMenu, question } = useMoves(cards, keep)
  const { dragged, handlers } = useDrag(board, (id, stage) => move(id, stage as Stage))
  const press = useBoardKeys({
    board,
    columns,
    showColumn: show,
    move: (id, stage) => move(id, stage, () => show(stage)),
    say,
  })
  useFocusOnReturn(board, open, () => nearestVisible(board.current, openRowIndex()))
  useRowCommands({ target: stop, open })
  useListKeys({ box, list: board, stopAt: () => stop()?.id, open, openRowIndex })
  useCommandHandlers('list', {
    stage: () => {
      const card = open === undefined && stop()
      if (card) setMenu(card.id)
      return Boolean(card)
    },
  })
  useOrderForRecord(columns, open)
  useShowOpenCard(board, open, isLoaded)
  const link = useRecordLink(box, open)
  const { hadFocus, delegated } = useBoardHandlers({ link, guard, focus, show })
  useFollowCard({ board, listing, columns, cards, moved, focus, hadFocus, say })
  useFocusNextRow(board, isLoaded ? cards : undefined, focus, guard.arm)

  const now = useNow()
  const emails = new Map(useStaff().map(({ id, email }) => [id, email]))
  const nameOfFormer = useFormerName(cards.map((card) => card.owner_id))
  const ownerOf = ({ owner_id: id }: ListedEnquiry) =>
    nameOfFormer(id) ?? (id ? emails.get(id) : undefined)
  return (
    <>
      {/* The handlers are delegated: clicks and key presses happen on the links in the cards. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={board}
        role="group"
        aria-label="Board"
        aria-describedby={keysId}
        className={styles.board}
        hidden={isEmpty}
        aria-busy={isBusy}
        data-dragging={dragged !== null}
        {...handlers}
        {...delegated}
        onKeyDown={press}
        onClickCapture={(event) => {
          handlers.onClickCapture(event)
          guard.check(event)
        }}
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.stage}
            column={column}
            listing={listing}
            all={cards}
            keys={columns.map(({ queryKey }) => queryKey)}
            over={dragged?.over === column.stage}
            shown={column.stage === shown}
          >
            {column.cards.map((card) => (
              <BoardCard
                key={card.id}
                enquiry={card}
                href={createPath(link(card.id).to)}
                owner={ownerOf(card)}
                now={now}
                open={card.id === open}
                dragged={card.id === dragged?.id}
                focus={focus}
                resting={card === resting}
                isMenuOpen={card.id === menu}
                setMenu={setMenu}
                move={moveFromMenu}
              />
            ))}
          </BoardColumn>
        ))}
      </div>
      <p role="status" className={text.srOnly}>
        {said}
      </p>
      {question && <StageQuestion {...question} />}
    </>
  )
}
