import { type KeyboardEvent, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { type Stage, stages } from '#contract/stages.ts'
import type { Column } from './use-cards.ts'

type Board = {
  board: RefObject<HTMLElement | null>
  columns: readonly Column[]
  /** On a phone only one column is visible. */
  showColumn: (stage: Stage) => void
  /** Moves a card to another stage, and follows it there. */
  move: (id: string, stage: Stage) => void
  say: (words: string) => void
}

export const cardIn = (board: HTMLElement | null, id: string | undefined) =>
  board?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id ?? '')}"]`)

/** The arrow keys move between cards and columns; with Shift, left and right move the card to the stage beside it. */
export function useBoardKeys({ board, columns, showColumn, move, say }: Board) {
  const beside = (from: number, by: 1 | -1) => {
    const onThatSide = by === 1 ? columns.slice(from + 1) : columns.slice(0, from).toReversed()
    return onThatSide.find(({ cards }) => cards.length > 0)
  }
  return (event: KeyboardEvent) => {
    const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row']
    const from = columns.findIndex(({ cards }) => cards.some((card) => card.id === id))
    const column = columns[from]
    if (!id || !column || event.altKey || event.ctrlKey || event.metaKey) return
    const sideways = sides[event.key]
    if (event.shiftKey) {
      if (!sideways) return
      event.preventDefault()
      // A held key would carry the card through all stages.
      if (event.repeat) return
      const stage = stages[stages.indexOf(column.stage) + sideways]
      if (stage) move(id, stage)
      else say(sideways === 1 ? 'This is the last stage.' : 'This is the first stage.')
      return
    }
    const at = column.cards.findIndex((card) => card.id === id)
    const end = column.cards.length - 1
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: end }[event.key]
    const target = sideways ? beside(from, sideways) : column
    const place = sideways ? Math.min(at, (target?.cards.length ?? 0) - 1) : next
    const card = place === undefined ? undefined : target?.cards[place]
    if (!target || !card) return
    event.preventDefault()
    if (sideways) flushSync(() => showColumn(target.stage))
    cardIn(board.current, card.id)?.focus()
  }
}

const sides: Record<string, 1 | -1 | undefined> = { ArrowLeft: -1, ArrowRight: 1 }
