import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/call.ts'
import { listPath, type Page, pageSize } from '#app/admin/page.ts'
import { live } from '#app/admin/query-client.ts'
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

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: ['invitations'] })

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (invited: NewInvitation) =>
      call<Invitation>('/api/admin-invite-user', { body: invited }),
    onSuccess: () => void refresh(client),
  })
}

/** An invitation that is gone was accepted or revoked meanwhile: the list and the users are loaded again. */
const useChange = <T>(change: (id: string) => Promise<T>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => void refresh(client),
    onError: (error) => {
      if (!(error instanceof ApiError) || error.status !== 404) return
      void refresh(client)
      void client.invalidateQueries({ queryKey: ['users'] })
    },
  })
}

export const useResend = () =>
  useChange((id: string) => call<Invitation>(`${path}/${id}/resend`, { method: 'POST' }))

export const useRevoke = () =>
  useChange((id: string) => call<undefined>(`${path}/${id}`, { method: 'DELETE' }))
