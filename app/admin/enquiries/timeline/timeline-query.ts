import { infiniteQueryOptions } from '@tanstack/react-query'
import { SECOND } from '#contract/durations.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { call } from '#app/admin/call.ts'
import { listPath, type Page } from '#app/admin/page.ts'
import { updatedByEvents } from '#app/admin/query-client.ts'
import { path } from '#app/admin/enquiries/queries.ts'

const pageSize = 50

/** A mail that is about to leave: what becomes of it is worth waiting for. */
const isUnderWay = (entry: TimelineEntry) =>
  (entry.kind === 'reply' || entry.kind === 'delivery') &&
  entry.status === 'waiting' &&
  Date.now() - Date.parse(entry.at) < 60 * SECOND

/** All that happened to an enquiry, newest first, by pages. */
export const timeline = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['timeline', id],
    queryFn: ({ signal, pageParam }) =>
      call<Page<TimelineEntry, number | null>>(
        listPath(`${path}/${encodeURIComponent(id)}/timeline`, {
          limit: pageSize,
          cursor: pageParam,
        }),
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...updatedByEvents,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.rows.some(isUnderWay) ? 2 : 30) * SECOND,
  })
