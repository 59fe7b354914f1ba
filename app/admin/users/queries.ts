import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { NewUser, UserRole } from '#contract/account.ts'
import { call } from '#app/admin/call.ts'
import { type Page, withoutRow } from '#app/admin/page.ts'

export const pageSize = 50

export const isAdmin = (userId: string) =>
  queryOptions({
    queryKey: [userId, 'admin check'],
    queryFn: ({ signal }) => call<boolean>('/api/is_admin', { method: 'POST', signal }),
  })

export const userPage = (userId: string, cursor: string | null) =>
  queryOptions({
    queryKey: [userId, 'users', 'page', cursor],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ limit: `${pageSize}` })
      if (cursor) query.set('cursor', cursor)
      return call<Page<UserRole>>(`/api/user_roles?${query}`, { signal })
    },
    placeholderData: keepPreviousData,
  })

/** Only the totals are wanted of these two. */
export const userCount = (userId: string) =>
  queryOptions({
    queryKey: [userId, 'users', 'count'],
    queryFn: ({ signal }) => call<Page<UserRole>>('/api/user_roles?limit=1', { signal }),
    select: (page) => page.total,
  })

export const adminCount = (userId: string) =>
  queryOptions({
    queryKey: [userId, 'users', 'admin count'],
    queryFn: ({ signal }) => call<Page<UserRole>>('/api/user_roles?role=admin&limit=1', { signal }),
    select: (page) => page.total,
  })

export function useCreateUser(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (user: NewUser) => call<UserRole>('/api/admin-create-user', { body: user }),
    onSuccess: () => void refreshUsers(client, userId),
  })
}

export function useDeleteUser(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (deleted: string) =>
      call<unknown>('/api/admin-delete-user', { body: { userId: deleted } }),
    onSuccess: (_answer, deleted) => {
      client.setQueriesData<Page<UserRole>>(
        { queryKey: [userId, 'users', 'page'] },
        (page) => page && withoutRow(page, (row) => row.user_id === deleted),
      )
      void refreshUsers(client, userId)
    },
  })
}

const refreshUsers = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: [userId, 'users'] })
