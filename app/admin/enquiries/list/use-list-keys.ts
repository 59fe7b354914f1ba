import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CommandName } from '#app/admin/enquiries/command-words.ts'
import { deferCommand, useCommandHandlers } from '#app/admin/enquiries/commands.ts'
import { useRecordLink } from '#app/admin/enquiries/open-record.ts'
import type { Box } from '#app/admin/enquiries/queries.ts'
import { markRow } from './row-focus.ts'

type List = {
  box: Box
  list: RefObject<HTMLElement | null>
  /** The row that holds the Tab stop. */
  stopAt: () => string | undefined
  open: string | undefined
  /** Where the open record stands in the list, or stood before it left; -1 where it never did. */
  placeOfOpen: () => number
}

const isJustNow = (at: number) => performance.now() - at < 500

export const rowsIn = (list: Element | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(
    // Where a row would stand is not asked: that would lay out every one that is out of sight.
    (row) => row.checkVisibility(),
  )

/** The keys that move through a list; while a record lies open it is the next record that they open. */
export function useListKeys({ box, list, stopAt, open, placeOfOpen }: List) {
  const link = useRecordLink(box, open)
  const navigate = useNavigate()
  /** The record that a key has just opened: a held key is quicker than the screen. */
  const opening = useRef({ id: '', at: -Infinity })
  const openOrOpening = () => (isJustNow(opening.current.at) ? opening.current.id : open)
  const step = (by: 1 | -1) => () => {
    // Beside an open record the rows may be hidden, on a narrow screen.
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const from = all.findIndex((row) => row.dataset['row'] === (openOrOpening() ?? stopAt()))
    const isEntered = open !== undefined || all[from] === document.activeElement
    const place = from < 0 && open !== undefined ? placeOfOpen() : -1
    const row =
      place >= 0
        ? all[by === 1 ? place : place - 1]
        : isEntered
          ? all[from + by]
          : (all[from] ?? all[0])
    const id = row?.dataset['row']
    if (!row || !id) return
    row.focus()
    if (open === undefined) return
    opening.current = { id, at: performance.now() }
    const { to, ...options } = link(id)
    void navigate(to, options)
  }
  /** What only a record can do: it is opened, and does it. */
  const inRecord = (name: CommandName) => () => {
    const stop = stopAt()
    if (!stop || open !== undefined) return false
    // The only one of them that changes anything.
    if (name === 'contacted' && markRow(stop)) return true
    deferCommand(name)
    const { to, ...options } = link(stop)
    void navigate(to, options)
    return true
  }
  useCommandHandlers('list', {
    reply: inRecord('reply'),
    contacted: inRecord('contacted'),
    assign: inRecord('assign'),
    stage: inRecord('stage'),
    followUp: inRecord('followUp'),
    note: inRecord('note'),
    next: step(1),
    previous: step(-1),
    open: () => {
      const stop = stopAt()
      const row = rowsIn(list.current).find(({ dataset }) => dataset['row'] === stop)
      if (!row || open === stop) return false
      row.click()
      return true
    },
  })
}
