import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFocusOnReturn } from '#app/admin/enquiries/open-record.ts'
import { ListPanel } from '#app/admin/lists/list-panel.tsx'
import { usePaging } from '#app/admin/lists/paging.ts'
import { useNow } from '#app/admin/use-now.ts'
import { useValidCursor } from '#app/admin/lists/use-valid-cursor.ts'
import { Skeleton } from '#app/ui/skeleton.tsx'
import styles from './deliveries.module.css'
import { DeliveryRow } from './delivery-row.tsx'
import { type DeliveryFilter, tabWords } from './filter.ts'
import { deliveryPage } from './queries.ts'
import { SendAllAgain } from './send-all-again.tsx'

const empty = {
  waiting: ['Nothing waits.', 'Mails and webhook events are listed here until they are sent.'],
  failed: ['Nothing failed.', 'What is refused for good stands here, until it is sent again.'],
  sent: ['Nothing was sent yet.', 'What a mail server or a webhook has taken stands here.'],
} as const

const headingId = 'deliveries-title'
const heading = () => document.getElementById(headingId)

export function DeliveryList({ filter }: { filter: DeliveryFilter }) {
  const { tab, kind, subject } = filter
  const paging = usePaging('cursor')
  const query = useQuery(deliveryPage(filter, paging.cursor))
  useValidCursor(query, paging)
  const rows = query.data?.rows
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  useFocusOnReturn(list, undefined)
  const noteFocus = useFocusKept(rows)
  const [nothing, meaning] = empty[tab]
  return (
    <ListPanel
      name={headingId}
      title={tabWords[tab]}
      query={query}
      paging={paging}
      className={styles.panel}
    >
      {tab === 'failed' && (
        <div className={styles.all}>
          <SendAllAgain focusAfter={() => heading()?.focus()} />
        </div>
      )}
      {/* The handler only records which row has the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        className={styles.list}
        aria-label={`${tabWords[tab]} deliveries`}
        aria-busy={!rows || query.isPlaceholderData}
        onFocus={noteFocus}
      >
        {rows?.map((row) => (
          <DeliveryRow key={row.id} delivery={row} now={now} fallbackFocus={heading} />
        ))}
        {!rows &&
          [0, 1, 2, 3].map((row) => (
            <li key={row} className={styles.skeleton}>
              <Skeleton wide />
              <Skeleton />
            </li>
          ))}
      </ul>
      {rows?.length === 0 && (
        <p className={styles.empty}>
          <strong>{kind || subject ? `${nothing.slice(0, -1)} with this filter.` : nothing}</strong>{' '}
          {meaning}
        </p>
      )}
    </ListPanel>
  )
}

/** Moves the focus to the heading when the focused row leaves the list. */
function useFocusKept(rows: { id: string }[] | undefined) {
  const focused = useRef<string | null>(null)
  useEffect(() => {
    if (focused.current === null || !rows) return
    if (rows.some(({ id }) => id === focused.current)) return
    focused.current = null
    if (document.activeElement === document.body) heading()?.focus()
  }, [rows])
  return ({ target }: { target: Element }) => {
    const row = target.closest<HTMLElement>('[data-delivery]')
    focused.current = row?.dataset['delivery'] ?? null
  }
}
