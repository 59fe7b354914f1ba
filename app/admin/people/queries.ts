import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Person, PersonChange, PersonSession } from '#contract/person.ts'
import { call } from '#app/admin/call.ts'
import { listPath, type Page, pageSize } from '#app/admin/page.ts'
import { live } from '#app/admin/query-client.ts'

const path = '/api/people'

/** The key begins with "users", so that what invalidates those reloads this as well. */
export const peoplePage = (cursor: string | null) =>
  queryOptions({
    queryKey: ['users', 'people', cursor],
    queryFn: ({ signal }) =>
      call<Page<Person>>(listPath(path, { limit: pageSize, cursor }), { signal }),
    placeholderData: keepPreviousData,
    ...live,
  })

export const sessionsOf = (id: string) =>
  queryOptions({
    queryKey: ['users', 'sessions', id],
    queryFn: ({ signal }) => call<{ rows: PersonSession[] }>(`${path}/${id}/sessions`, { signal }),
    select: ({ rows }) => rows,
  })

export function useChangePerson() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: { id: string; change: PersonChange }) =>
      call<Person>(`${path}/${id}`, { method: 'PATCH', body: change }),
    onSettled: () => void client.invalidateQueries({ queryKey: ['users'] }),
  })
}

export function useResetFactor() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call<void>(`${path}/${id}/second_factor`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['users'] }),
  })
}

/** The server accepts it only for one's own sessions. */
export function useNameSession(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ session, name }: { session: string; name: string }) =>
      call<void>(`${path}/${id}/sessions/${session}`, { method: 'PATCH', body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: ['users', 'sessions', id] }),
  })
}

/** Null ends all sessions except for the one that makes the call. */
export function useEndSessions(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (session: string | null) =>
      call<void>(`${path}/${id}/sessions${session ? `/${session}` : ''}`, { method: 'DELETE' }),
    onSettled: () => client.invalidateQueries({ queryKey: ['users'] }),
  })
}
