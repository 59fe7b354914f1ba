import { queryOptions } from '@tanstack/react-query'
import type { PromiseReport, PromiseReportQuery } from '#contract/promise-report.ts'
import { call } from '#app/admin/requests/call.ts'
import { listPath } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'

const pauseMs = 120_000

/** Polled, because a report over many days need not be reloaded with every live event. */
export const promiseReport = ({ by, days }: PromiseReportQuery) =>
  queryOptions({
    queryKey: ['promise report', by, days],
    queryFn: ({ signal }) =>
      call<PromiseReport>(listPath('/api/contact_submissions/promise', { by, days }), { signal }),
    ...live,
    refetchInterval: pauseMs,
  })

/** The share that the list of views shows beside the link to the report. */
export const lastMonth = promiseReport({ by: 'source', days: 30 })
