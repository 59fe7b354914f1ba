import { useLocation } from 'react-router'
import type { PromiseReportQuery } from '#contract/promise-report.ts'
import { reportPath } from '#app/admin/enquiries/views/views.ts'
import { reportGroups } from '#contract/promise-states.ts'

export const reportDays = [7, 30, 90] as const

const usual: PromiseReportQuery = { by: 'source', days: 30 }

/** The parameters of the report in the URL. Unknown values are ignored. */
export function useReportChoice(): PromiseReportQuery {
  const params = new URLSearchParams(useLocation().search)
  return {
    by: reportGroups.find((by) => by === params.get('by')) ?? usual.by,
    days: reportDays.find((days) => `${days}` === params.get('days')) ?? usual.days,
  }
}

export function promisePath({ by, days }: PromiseReportQuery) {
  const params = new URLSearchParams()
  if (by !== usual.by) params.set('by', by)
  if (days !== usual.days) params.set('days', `${days}`)
  return params.size > 0 ? `${reportPath}?${params}` : reportPath
}
