import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Person, PersonChange, PersonSession } from '#contract/person.ts'
import { call } from '#app/admin/requests/call.ts'
import { listPath, type Page, pageSize } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import { useRefreshingMutation } from '#app/admin/requests/use-refreshing-mutation.ts'

const path = '/api/people'

/** The key starts with "users", so that invalidating those also reloads this. */
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

export const useChangePerson = () =>
  useRefreshingMutation(['users'], ({ id, change }: { id: string; change: PersonChange }) =>
    call<Person>(`${path}/${id}`, { method: 'PATCH', body: change }),
  )

export const useResetFactor = () =>
  useRefreshingMutation(['users'], (id: string) =>
    call<void>(`${path}/${id}/second_factor`, { method: 'DELETE' }),
  )

/** The server accepts it only for one's own sessions. */
export const useNameSession = (id: string) =>
  useRefreshingMutation(
    ['users', 'sessions', id],
    ({ session, name }: { session: string; name: string }) =>
      call<void>(`${path}/${id}/sessions/${session}`, { method: 'PATCH', body: { name } }),
  )

/** Null ends all sessions except for the one that sends the request. */
export const useEndSessions = (id: string) =>
  useRefreshingMutation(['users'], (session: string | null) =>
    call<void>(`${path}/${id}/sessions${session ? `/${session}` : ''}`, { method: 'DELETE' }),
  )
