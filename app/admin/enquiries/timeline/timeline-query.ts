import { infiniteQueryOptions } from '@tanstack/react-query'
import { SECOND } from '#contract/durations.ts'
import type { TimelineEntry } from '#contract/timeline.ts'
import { call } from '#app/admin/requests/call.ts'
import { listPath, type Page } from '#app/admin/lists/page.ts'
import { updatedByEvents } from '#app/admin/requests/query-client.ts'
import { serverNow } from '#app/admin/server-time.ts'
import { path } from '#app/admin/enquiries/queries.ts'

const pageSize = 50

/** Whether a mail is about to be sent, so that it is worth polling more often. */
const isAboutToBeSent = (entry: TimelineEntry) =>
  (entry.kind === 'reply' || entry.kind === 'delivery') &&
  entry.status === 'waiting' &&
  serverNow() - Date.parse(entry.at) < 60 * SECOND

/** The history of an enquiry in pages, newest first. */
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
    refetchInterval: ({ state }) =>
      (state.data?.pages[0]?.rows.some(isAboutToBeSent) ? 2 : 30) * SECOND,
  })
