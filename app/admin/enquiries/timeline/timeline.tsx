import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { TimelineEntry } from '#contract/timeline.ts'
import { LoadFailed } from '#app/admin/load-failed.tsx'
import { useFocusHeadingAfterRemoval } from '#app/admin/focus-after-removal.ts'
import { useNow } from '#app/admin/use-now.ts'
import { Link } from '#app/navigation/link.tsx'
import { Button } from '#app/ui/button.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { TimelineLine } from './timeline-line.tsx'
import { timelineLines } from './timeline-lines.ts'
import styles from './timeline.module.css'
import { timeline } from './timeline-query.ts'

/** The history of the enquiry, newest last. */
export function Timeline({ id, isAnswered }: { id: string; isAnswered: boolean }) {
  const query = useInfiniteQuery(timeline(id))
  const now = useNow()
  const entries = query.data?.pages.flatMap(({ rows }) => rows)
  useRefreshAfterMail(id, entries)
  return (
    <section className={styles.timeline} aria-labelledby="timeline-title">
      <header>
        <h3 id="timeline-title" tabIndex={-1}>
          History
        </h3>
        <Link to={`/admin/deliveries?subject=${id}`}>All deliveries</Link>
      </header>
      {query.isPending && <Skeleton wide />}
      {query.isError && (
        <LoadFailed
          what="The history"
          loadedAt={query.dataUpdatedAt}
          retry={() => void query.refetch()}
          busy={query.isFetching}
        />
      )}
      {query.hasNextPage && (
        <EarlierButton busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()} />
      )}
      {entries && (
        <ol aria-labelledby="timeline-title">
          {timelineLines(entries).map((entry) => (
            <TimelineLine
              key={entry.id}
              enquiryId={id}
              isAnswered={isAnswered}
              entry={entry}
              now={now}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

function EarlierButton(props: { busy: boolean; onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusHeadingAfterRemoval(button)
  return (
    <Button ref={button} look="quiet" size="small" {...props}>
      Show what came before
    </Button>
  )
}

/** Reloads the enquiry when the state of a reply changes, because that may stop or restart its clock. */
function useRefreshAfterMail(id: string, entries: TimelineEntry[] | undefined) {
  const client = useQueryClient()
  const states = entries
    ?.map((entry) => (entry.kind === 'reply' ? `${entry.id} ${entry.status}` : ''))
    .join('')
  const before = useRef(states)
  useEffect(() => {
    if (before.current !== undefined && before.current !== states)
      for (const about of [{ queryKey: ['enquiry', id], exact: true }, { queryKey: ['enquiries'] }])
        void client.invalidateQueries(about)
    before.current = states
  }, [client, id, states])
}
