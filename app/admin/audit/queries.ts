import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AuditRow } from '#contract/audit.ts'
import { call } from '#app/admin/requests/call.ts'
import { type FilteredPage, listPath, pageSize } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import type { Filters } from './filters.ts'

/** DataTable needs an `id`. */
export type Row = AuditRow & { id: string }

export const auditPage = (cursor: string | null, filters: Filters) =>
  queryOptions({
    queryKey: ['audit', 'page', cursor, filters],
    queryFn: async ({ signal }): Promise<FilteredPage<Row>> => {
      const path = listPath('/api/audit', { limit: pageSize, cursor, folded: 1, ...filters })
      const page = await call<FilteredPage<AuditRow>>(path, { signal })
      return { ...page, rows: page.rows.map((entry) => ({ ...entry, id: String(entry.seq) })) }
    },
    placeholderData: keepPreviousData,
    ...live,
  })
