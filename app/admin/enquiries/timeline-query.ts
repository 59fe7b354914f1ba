import { infiniteQueryOptions } from '@tanstack/react-query'
import type { TimelineEntry } from '#contract/timeline.ts'
import { call } from '#app/admin/call.ts'
import { listPath, type Page } from '#app/admin/page.ts'
import { told } from '#app/admin/query-client.ts'
import { path } from './queries.ts'

const atOnce = 50
const second = 1000

/** A mail that is about to leave: what becomes of it is worth waiting for. */
const isUnderWay = (entry: TimelineEntry) =>
  (entry.kind === 'reply' || entry.kind === 'delivery') &&
  entry.status === 'waiting' &&
  Date.now() - Date.parse(entry.at) < 60 * second

/** All that happened to an enquiry, newest first, by pages. */
export const timeline = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['timeline', id],
    queryFn: ({ signal, pageParam }) =>
      call<Page<TimelineEntry, number | null>>(
        listPath(`${path}/${encodeURIComponent(id)}/timeline`, {
          limit: atOnce,
          cursor: pageParam,
        }),
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...told,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.rows.some(isUnderWay) ? 2 : 30) * second,
  })
