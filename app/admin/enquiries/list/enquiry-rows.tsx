import {
  type ComponentProps,
  type KeyboardEvent,
  type MouseEvent,
  useDeferredValue,
  useRef,
} from 'react'
import { createPath, useNavigate } from 'react-router'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { useNow } from '#app/admin/use-now.ts'
import { isFollowed } from '#app/navigation/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { useClickGuard } from './click-guard.ts'
import styles from './enquiry-list.module.css'
import { EnquiryRow, type RowAction } from './enquiry-row.tsx'
import { useFocusOnReturn, useRecordLink } from '#app/admin/enquiries/open-record.ts'
import type { Box } from '#app/admin/enquiries/queries.ts'
import { useFocusNextRow } from './use-focus-next-row.ts'
import { useOpenRowIndex } from './open-row-index.ts'
import { restingRow, type RowFocus, rowInFocus } from './row-focus.ts'
import { type Selection, useIsAnySelected } from '#app/admin/enquiries/bulk/selection.ts'
import { useFormerName, useStaff } from '#app/admin/enquiries/staff.ts'
import { rowsIn, useListKeys } from './use-list-keys.ts'

type EnquiryRowsProps = {
  box: Box
  title: string
  rows: ListedEnquiry[] | undefined
  /** Another page is loading. */
  busy: boolean
  /** The id of the enquiry whose record is open. */
  open?: string | undefined
  search?: string | undefined
  /** Whether this is the list of the front room, which shows only ten rows on a phone. */
  front?: boolean
  dense?: boolean
  focus: RowFocus
  /** Without it, rows cannot be selected. */
  selection?: Selection
  /** A button at the end of each row. */
  Action?: RowAction | undefined
}

/** A list with a single Tab stop: the arrow keys, j and k move between the rows. */
export function EnquiryRows(props: EnquiryRowsProps) {
  const { box, title, rows, busy, open, search, front = false, dense = false } = props
  const { focus, selection, Action } = props
  const now = useNow()
  const emails = new Map(useStaff().map(({ id, email }) => [id, email]))
  const nameOfFormer = useFormerName(rows?.map((row) => row.owner_id) ?? [])
  const ownerOf = ({ owner_id: id }: ListedEnquiry) =>
    nameOfFormer(id) ?? (id ? emails.get(id) : undefined)
  const list = useRef<HTMLUListElement>(null)
  const guard = useClickGuard()
  const link = useRecordLink(box, open)
  const navigate = useNavigate()
  // Not for placeholder rows, which belong to the previous list.
  const openRowIndex = useOpenRowIndex(busy ? undefined : rows, open, focus)
  useFocusOnReturn(list, open, openRowIndex)
  const stopAt = () => rowInFocus(focus, rows, open)?.id
  useListKeys({ box, list, stopAt, open, openRowIndex })
  useFocusNextRow(list, rows, focus, guard.arm)
  const resting = restingRow(rows, open)

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const here = (event.target as Element).closest<HTMLElement>('[data-row]')
    if (!here) return
    if (event.key === ' ' && selection) {
      event.preventDefault()
      selection.toggle(here.dataset['row'] ?? '')
    }
    if (!moving.has(event.key)) return
    const all = rowsIn(event.currentTarget)
    const at = all.indexOf(here)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    const row = next === undefined ? undefined : all[next]
    if (!row) return
    event.preventDefault()
    row.focus()
  }
  const follow = (event: MouseEvent<HTMLUListElement>) => {
    guard.remember(event)
    const id = (event.target as Element).closest<HTMLElement>('[data-row]')?.dataset['row']
    if (!id || !isFollowed(event)) return
    event.preventDefault()
    const { to, ...options } = link(id)
    void navigate(to, options)
  }

  return (
    // The handlers are delegated: clicks and key presses happen on the links in the rows.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <RowList
      ref={list}
      className={styles.list}
      aria-label={title}
      aria-busy={!rows || busy}
      data-front={front}
      data-dense={dense}
      selection={selection}
      onKeyDown={move}
      onFocus={({ target }) => focus.moveTo(rowOf(target))}
      onClickCapture={guard.check}
      onClick={follow}
    >
      {rows?.map((row) => (
        <EnquiryRow
          key={row.id}
          enquiry={row}
          href={createPath(link(row.id).to)}
          owner={ownerOf(row)}
          now={now}
          open={row.id === open}
          focus={focus}
          resting={row === resting}
          search={search}
          selection={selection}
          Action={Action}
        />
      ))}
      {!rows && skeletonRows}
    </RowList>
  )
}

const moving = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End'])

type RowListProps = ComponentProps<'ul'> & { selection: Selection | undefined }

/** Subscribes to the selection itself, so that the rows do not render again. */
function RowList({ selection, ...list }: RowListProps) {
  // Deferred, so that the pressed row is painted before the checkboxes of all other rows.
  const selecting = useDeferredValue(useIsAnySelected(selection))
  return <ul {...list} data-selecting={selection && selecting} />
}

const rowOf = (element: Element) =>
  element.closest('li')?.querySelector<HTMLElement>('[data-row]')?.dataset['row']

const skeletonRows = [0, 1, 2, 3, 4, 5].map((row) => (
  <li key={row} className={styles.skeleton}>
    <Skeleton wide />
    <Skeleton />
  </li>
))
