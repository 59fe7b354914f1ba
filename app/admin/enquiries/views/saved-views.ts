import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewSavedView, SavedView, SavedViewChange } from '#contract/saved-view.ts'
import { call } from '#app/admin/requests/call.ts'
import { notifyFailure } from '#app/admin/requests/failure.ts'
import { live } from '#app/admin/requests/query-client.ts'
import { reloadQueries } from '#app/admin/requests/reload-queries.ts'

const path = '/api/saved_views'

export const savedViews = queryOptions({
  queryKey: ['saved views'],
  queryFn: ({ signal }) => call<{ rows: SavedView[] }>(path, { signal }),
  select: ({ rows }) => rows,
  ...live,
  refetchInterval: false,
})

/** Mutations that reload the views and show errors as toasts. */
export function useSavedViewChanges() {
  const client = useQueryClient()
  const shared = {
    onSettled: () => reloadQueries(client, ['saved views']),
    onError: (error: Error) => {
      notifyFailure('Not Saved', error, 'The view was not saved. Please try again.')
    },
  }
  const save = useMutation({
    mutationFn: (view: NewSavedView) => call<SavedView>(path, { body: view }),
    ...shared,
  })
  const change = useMutation({
    mutationFn: ({ id, ...body }: SavedViewChange & { id: string }) =>
      call<SavedView>(`${path}/${id}`, { method: 'PATCH', body }),
    ...shared,
  })
  const remove = useMutation({
    mutationFn: (id: string) => call<unknown>(`${path}/${id}`, { method: 'DELETE' }),
    ...shared,
  })
  return { save, change, remove }
}
