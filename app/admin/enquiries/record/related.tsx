import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Location, useLocation } from 'react-router'
import type { RelatedEnquiry } from '#contract/related.ts'
import { call } from '#app/admin/requests/call.ts'
import { shortDay } from '#app/admin/dates.ts'
import type { HistoryState } from '#app/admin/lists/paging.ts'
import { Time } from '#app/admin/time.tsx'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { path } from '#app/admin/enquiries/queries.ts'
import styles from './related.module.css'
import { stageWords } from '#app/admin/enquiries/stage-words.ts'

const shownAtFirst = 3
const reasons = { email: 'same address', company: 'same company' }

/** Other enquiries that may be from the same sender. */
export function Related({ id }: { id: string }) {
  const [all, setAll] = useState(false)
  const { state } = useLocation() as Location<HistoryState>
  const { opened = 0 } = state ?? {}
  const list = useRef<HTMLUListElement>(null)
  const { data: rows = [] } = useQuery({
    queryKey: ['enquiry', id, 'related'],
    queryFn: async ({ signal }) => {
      const address = `${path}/${encodeURIComponent(id)}/related`
      return (await call<{ rows: RelatedEnquiry[] }>(address, { signal })).rows
    },
  })
  if (rows.length === 0) return null
  const more = rows.length - shownAtFirst
  const showAll = () => {
    flushSync(() => setAll(true))
    // The button is removed, so the first new link gets the focus.
    list.current?.querySelectorAll('a')[shownAtFirst]?.focus()
  }
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <h3 id="related-title">Other enquiries</h3>
      <ul ref={list}>
        {rows.slice(0, all ? undefined : shownAtFirst).map((row) => (
          <li key={row.id}>
            <Link to={`/admin/inbox/${row.id}`} state={{ opened: opened && opened + 1 }}>
              <bdi>{row.name}</bdi>
            </Link>{' '}
            <bdi>{row.company}</bdi> <Time at={row.created_at}>{shortDay(row.created_at)}</Time>{' '}
            <span>
              {row.quarantined ? 'In quarantine' : stageWords[row.stage]} · {reasons[row.why]}
            </span>
          </li>
        ))}
      </ul>
      {!all && more > 0 && (
        <Button look="quiet" size="small" onClick={showAll}>
          {more} more
        </Button>
      )}
    </section>
  )
}
