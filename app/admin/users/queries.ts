import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '#app/api.ts'
import type { NewUser, UserRole } from '#contract/account.ts'
import { call } from '#app/admin/requests/call.ts'
import { listPath, type Page, pageSize, withoutRow } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import { reloadQueries } from '#app/admin/requests/reload-queries.ts'

const path = '/api/user_roles'

export const isAdmin = queryOptions({
  queryKey: ['admin check'],
  queryFn: ({ signal }) => call<boolean>('/api/is_admin', { method: 'POST', signal }),
})

export const userPage = (cursor: string | null) =>
  queryOptions({
    queryKey: ['users', 'page', cursor],
    queryFn: ({ signal }) =>
      call<Page<UserRole>>(listPath(path, { limit: pageSize, cursor }), { signal }),
    placeholderData: keepPreviousData,
    ...live,
  })

/** Only its total is used, so the request asks for one row. */
const count = (role: 'admin' | null) =>
  queryOptions({
    queryKey: ['users', 'count', role],
    queryFn: ({ signal }) => call<Page<UserRole>>(listPath(path, { limit: 1, role }), { signal }),
    select: (page) => page.total,
    ...live,
  })

export const userCount = count(null)
export const adminCount = count('admin')

export function useCreateUser() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (user: NewUser) => call<UserRole>('/api/admin-create-user', { body: user }),
    onSuccess: () => void refreshUsers(client),
  })
}

export function useDeleteUser() {
  const client = useQueryClient()
  const removeRow = (deleted: string) => {
    // The account's id is `user_id` in the front room's list, and `id` in People.
    for (const list of ['page', 'people'])
      client.setQueriesData<Page<{ id: string; user_id?: string }>>(
        { queryKey: ['users', list] },
        (page) => page && withoutRow(page, (row) => (row.user_id ?? row.id) === deleted),
      )
    void refreshUsers(client)
  }
  return useMutation({
    mutationFn: (deleted: string) =>
      call<unknown>('/api/admin-delete-user', { body: { userId: deleted } }),
    onSuccess: (_answer, deleted) => removeRow(deleted),
    // Somebody else has already deleted it.
    onError: (error, deleted) => {
      if (error instanceof ApiError && error.status === 404) removeRow(deleted)
    },
  })
}

const refreshUsers = (client: QueryClient) => reloadQueries(client, ['users'])
