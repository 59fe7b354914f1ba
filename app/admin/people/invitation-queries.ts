import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/requests/call.ts'
import { listPath, type Page, pageSize, withoutRow } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import { reloadQueries } from '#app/admin/requests/reload-queries.ts'
import type { Invitation, NewInvitation } from '#contract/invitation.ts'

const path = '/api/invitations'

export const invitationPage = (cursor: string | null) =>
  queryOptions({
    queryKey: ['invitations', cursor],
    queryFn: ({ signal }) =>
      call<Page<Invitation>>(listPath(path, { limit: pageSize, cursor }), { signal }),
    placeholderData: keepPreviousData,
    ...live,
  })

const refresh = (client: QueryClient) => void reloadQueries(client, ['invitations'])

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (invited: NewInvitation) =>
      call<Invitation>('/api/admin-invite-user', { body: invited }),
    onSuccess: () => refresh(client),
  })
}

/** Removes the row before the dialog closes, so that the dialog restores the focus to the list. */
function removeRow(client: QueryClient, gone: string) {
  client.setQueriesData<Page<Invitation>>(
    { queryKey: ['invitations'] },
    (page) => page && withoutRow(page, ({ id }) => id === gone),
  )
  refresh(client)
}

/** A 404 means that it was accepted or revoked in the meantime, so the list and the users are reloaded. */
const useChange = <T>(
  change: (id: string) => Promise<T>,
  done: (client: QueryClient, id: string) => void,
) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (_answer, id) => done(client, id),
    onError: (error, id) => {
      if (!(error instanceof ApiError) || error.status !== 404) return
      removeRow(client, id)
      void reloadQueries(client, ['users'])
    },
  })
}

export const useResend = () =>
  useChange((id: string) => call<Invitation>(`${path}/${id}/resend`, { method: 'POST' }), refresh)

export const useRevoke = () =>
  useChange((id: string) => call<undefined>(`${path}/${id}`, { method: 'DELETE' }), removeRow)
