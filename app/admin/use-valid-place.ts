import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#app/api.ts'
import { notify } from '#app/ui/notify.ts'
import type { FilteredPage } from './page.ts'
import type { Paging } from './paging.ts'

/** A place that the server does not know, or where nothing is left, leads to the newest page. */
export function useValidPlace(query: UseQueryResult<FilteredPage<unknown>>, paging: Paging) {
  const { error, data, isPlaceholderData } = query
  const refused = error instanceof ApiError && error.status === 422
  const empty = data?.rows.length === 0 && !isPlaceholderData
  const lost = paging.cursor !== null && (refused || empty)
  const { leave } = paging
  useEffect(() => {
    if (!lost) return
    if (refused) notify.info('Newest First', 'The address named a place that is not in this list.')
    leave()
    // Once for each loss, whatever else the address changes meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lost])
}
