import { type RefObject, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { CommandName } from '#app/admin/keys/command-words.ts'
import { deferCommand, useCommandHandlers } from '#app/admin/keys/commands.ts'
import { useRecordLink } from '#app/admin/enquiries/open-record.ts'
import type { Box } from '#app/admin/enquiries/queries.ts'
import { markRow } from './row-focus.ts'

type List = {
  box: Box
  list: RefObject<HTMLElement | null>
  /** Returns the id of the row that is the Tab stop. */
  stopAt: () => string | undefined
  open: string | undefined
  /** Returns the index of the open record (useOpenRowIndex). */
  openRowIndex: () => number
}

const isJustNow = (at: number) => performance.now() - at < 500

export const rowsIn = (list: Element | null) =>
  [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].filter(
    // checkVisibility() and not the row's position, which would force a layout of all off-screen rows.
    (row) => row.checkVisibility(),
  )

/** The shortcuts that move through a list. While a record is open, they open the next or previous one. */
export function useListKeys({ box, list, stopAt, open, openRowIndex }: List) {
  const link = useRecordLink(box, open)
  const navigate = useNavigate()
  /** The record that a shortcut has just opened, because a held key repeats faster than `open` changes. */
  const opening = useRef({ id: '', at: -Infinity })
  const openOrOpening = () => (isJustNow(opening.current.at) ? opening.current.id : open)
  const step = (by: 1 | -1) => () => {
    // Includes hidden rows, because on a narrow screen all are hidden while a record is open.
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const from = all.findIndex((row) => row.dataset['row'] === (openOrOpening() ?? stopAt()))
    const isEntered = open !== undefined || all[from] === document.activeElement
    const place = from < 0 && open !== undefined ? openRowIndex() : -1
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
  /** For commands that only a record can run: opens the record, which then runs the command. */
  const inRecord = (name: CommandName) => () => {
    const stop = stopAt()
    if (!stop || open !== undefined) return false
    // This is the only one of these commands that changes something.
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
