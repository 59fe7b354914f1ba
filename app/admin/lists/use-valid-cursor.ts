import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#app/api.ts'
import { notify } from '#app/ui/notify.ts'
import type { FilteredPage } from './page.ts'
import type { Paging } from './paging.ts'

/** Goes to the newest page if the server does not know the cursor, or if the page at the cursor is empty. */
export function useValidCursor(query: UseQueryResult<FilteredPage<unknown>>, paging: Paging) {
  const { error, data, isPlaceholderData } = query
  const refused = error instanceof ApiError && error.status === 422
  const empty = data?.rows.length === 0 && !isPlaceholderData
  const lost = paging.cursor !== null && (refused || empty)
  const { leave } = paging
  useEffect(() => {
    if (!lost) return
    if (refused) notify.info('Newest First', 'The address named a place that is not in this list.')
    leave()
    // Runs once each time the cursor becomes invalid, not with every other change of the URL.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [lost])
}
