import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { useNow } from '#app/admin/use-now.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useClickGuard } from './click-guard.ts'
import styles from './enquiry-list.module.css'
import { EnquiryRow } from './enquiry-row.tsx'
import { useFocusOnReturn } from './open-record.ts'
import type { Box } from './queries.ts'
import { useStaff } from './staff.ts'
import { rowsIn, useListKeys } from './use-list-keys.ts'

/** What surrounds a row. */
type RowExtras = {
  selected?: boolean
  before?: ReactNode
  after?: ReactNode
}

type EnquiryRowsProps = {
  box: Box
  title: string
  rows: ListedEnquiry[] | undefined
  /** Other rows are on their way. */
  busy: boolean
  /** The enquiry whose record lies open. */
  open?: string | undefined
  search?: string | undefined
  /** In the front room, where a phone shows only the newest ten. */
  front?: boolean
  dense?: boolean
  extras?: (row: ListedEnquiry, tabStop: boolean) => RowExtras
  /** By the space bar. */
  onSelect?: (id: string) => void
  /** Hears which row has the focus. */
  onActive?: (id: string | undefined) => void
}

/** One Tab stop: the arrow keys, j and k move between the rows. */
export function EnquiryRows(props: EnquiryRowsProps) {
  const { box, title, rows, busy, open, search, front = false, dense = false, extras } = props
  const now = useNow()
  const emails = new Map(useStaff().map(({ id, email }) => [id, email]))
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState<string>()
  const guard = useClickGuard()
  useFocusOnReturn(list, open)

  const known = [active, open].find((id) => rows?.some((row) => row.id === id))
  const stop = known ?? rows?.[0]?.id
  useListKeys({ box, list, stop, open })
  useLeavingRow(list, rows, active, guard.arm)
  const { onActive } = props
  useLayoutEffect(() => onActive?.(stop), [stop, onActive])

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const all = rowsIn(event.currentTarget)
    const at = all.findIndex((row) => row === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    const row = at < 0 || next === undefined ? undefined : all[next]
    const here = all[at]?.dataset['row']
    if (event.key === ' ' && here && props.onSelect) {
      event.preventDefault()
      props.onSelect(here)
    }
    if (!row) return
    event.preventDefault()
    row.focus()
  }

  return (
    // The rows in it are what one presses; it only moves the focus between them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      className={styles.list}
      aria-label={title}
      aria-busy={!rows || busy}
      data-front={front}
      data-dense={dense}
      onKeyDown={move}
      onFocus={({ target }) => setActive(rowOf(target))}
      onClickCapture={guard.check}
      onClick={guard.remember}
    >
      {rows?.map((row) => {
        const tabStop = row.id === stop
        const { selected, before, after } = extras?.(row, tabStop) ?? {}
        return (
          <EnquiryRow
            key={row.id}
            box={box}
            enquiry={row}
            owner={row.owner_id ? (emails.get(row.owner_id) ?? 'a former colleague') : undefined}
            now={now}
            open={open}
            tabStop={tabStop}
            search={search}
            selected={selected}
            before={before}
          >
            {after}
          </EnquiryRow>
        )
      })}
      {!rows && skeletonRows}
    </ul>
  )
}

const rowOf = (element: Element) =>
  element.closest('li')?.querySelector<HTMLElement>('[data-row]')?.dataset['row']

/** A row that had the focus and left, because it was changed, hands it to whichever took its place. */
function useLeavingRow(
  list: { current: HTMLElement | null },
  rows: ListedEnquiry[] | undefined,
  active: string | undefined,
  left: () => void,
) {
  const place = useRef(-1)
  useLayoutEffect(() => {
    const at = rows?.findIndex((row) => row.id === active) ?? -1
    if (at >= 0) {
      place.current = at
      return
    }
    if (place.current < 0 || !rows) return
    left()
    if (document.activeElement === document.body) {
      const all = rowsIn(list.current)
      const next = all[Math.min(place.current, all.length - 1)]
      const heading = list.current?.closest('section')?.querySelector('h2')
      ;(next ?? heading)?.focus({ preventScroll: true })
    }
    place.current = -1
    // It is the rows that leave; the rest is read.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [rows, active])
}

const skeletonRows = [0, 1, 2, 3, 4, 5].map((row) => (
  <li key={row} className={styles.skeleton}>
    <Skeleton wide />
    <Skeleton />
  </li>
))
