import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Link } from '#app/link.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { ListPanel } from '#app/admin/list-panel.tsx'
import { usePaging } from '#app/admin/paging.ts'
import { useNow } from '#app/admin/use-now.ts'
import { useValidPlace } from '#app/admin/use-valid-place.ts'
import { useClickGuard } from './click-guard.ts'
import styles from './enquiry-list.module.css'
import { EnquiryRow } from './enquiry-row.tsx'
import { useFocusOnReturn } from './open-record.ts'
import { type Box, enquiryPage } from './queries.ts'
import { SpamButton } from './spam-button.tsx'
import { rowsIn, useListKeys } from './use-list-keys.ts'

type EnquiryListProps = {
  box: Box
  title: string
  note?: string | undefined
  /** The enquiry whose record lies open. */
  open?: string | undefined
  /** In the front room, where a phone shows only the newest ten. */
  front?: boolean
}

const empty = { inbox: 'No contact submissions.', quarantine: 'Nothing is in quarantine.' }

/** One Tab stop: the arrow keys move between the rows. */
export function EnquiryList({ box, title, note, open, front = false }: EnquiryListProps) {
  const paging = usePaging('cursor')
  const query = useQuery(enquiryPage(box, paging.cursor))
  useValidPlace(query, paging)
  const rows = query.data?.rows
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  const [active, setActive] = useState<string>()
  const guard = useClickGuard()
  useFocusOnReturn(list, open)

  const known = [active, open].find((id) => rows?.some((row) => row.id === id))
  const stop = known ?? rows?.[0]?.id
  useListKeys({ box, list, stop, open })

  const move = (event: KeyboardEvent<HTMLUListElement>) => {
    const all = rowsIn(event.currentTarget)
    const at = all.findIndex((row) => row === document.activeElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: all.length - 1 }[event.key]
    const row = at < 0 || next === undefined ? undefined : all[next]
    if (!row) return
    event.preventDefault()
    row.focus()
  }

  /** The row has left: its neighbour takes the focus, else the heading. */
  const focusAfter = (id: string) => {
    const all = rowsIn(list.current)
    const at = all.findIndex((row) => row.dataset['row'] === id)
    const next = all[at + 1] ?? all[at - 1] ?? document.getElementById(`${box}-title`)
    next?.focus()
  }

  return (
    <ListPanel
      name={`${box}-title`}
      title={title}
      note={note}
      query={query}
      paging={paging}
      className={styles.panel}
    >
      {/* The rows in it are what one presses; it only moves the focus between them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={styles.list}
        aria-label={title}
        aria-busy={!rows || query.isPlaceholderData}
        data-front={front}
        onKeyDown={move}
        onClickCapture={guard.check}
      >
        {rows?.map((row) => (
          <EnquiryRow
            key={row.id}
            box={box}
            enquiry={row}
            now={now}
            open={open}
            tabStop={row.id === stop}
            onFocus={() => setActive(row.id)}
          >
            {box === 'quarantine' && (
              <SpamButton
                enquiry={row}
                tabIndex={row.id === stop ? 0 : -1}
                onMoved={(point) => {
                  focusAfter(row.id)
                  guard.arm(point)
                }}
              />
            )}
          </EnquiryRow>
        ))}
        {!rows && skeletonRows}
      </ul>
      {rows?.length === 0 && <p className={styles.empty}>{empty[box]}</p>}
      {front && (rows?.length ?? 0) > 0 && (
        <Link className={styles.all} to="/admin/inbox">
          All contact submissions
        </Link>
      )}
    </ListPanel>
  )
}

const skeletonRows = [0, 1, 2, 3, 4, 5].map((row) => (
  <li key={row} className={styles.skeleton}>
    <Skeleton wide />
    <Skeleton />
  </li>
))
