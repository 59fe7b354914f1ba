import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { MINUTE, SECOND } from '#contract/durations.ts'
import type { NewWebhook, Webhook, WebhookChange, WebhookWithSecret } from '#contract/webhook.ts'
import { call } from '#app/admin/requests/call.ts'
import type { Page } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import { useRefreshingMutation } from '#app/admin/requests/use-refreshing-mutation.ts'

const path = '/api/webhooks'

/** Whether an attempt is due soon or running: a claimed delivery is due again in three minutes. */
const isUnderWay = ({ deliveries }: Webhook) =>
  deliveries.some(
    ({ status, next_attempt_at: at }) =>
      status === 'waiting' && at !== null && Date.parse(at) < Date.now() + 4 * MINUTE,
  )

/** One page holds them all, because their number is limited (`maxWebhooks`). */
export const webhookList = queryOptions({
  queryKey: ['webhooks', 'list'],
  queryFn: ({ signal }) => call<Page<Webhook>>(`${path}?limit=200`, { signal }),
  select: ({ rows }) => rows,
  ...live,
  refetchInterval: ({ state }) => (state.data?.rows.some(isUnderWay) ? 2 : 30) * SECOND,
})

const useChanging = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useRefreshingMutation(['webhooks'], change)

export const useAddWebhook = () =>
  useChanging((body: NewWebhook) => call<WebhookWithSecret>(path, { body }))

export const useChangeWebhook = (id: string) =>
  useChanging((body: WebhookChange) => call<Webhook>(`${path}/${id}`, { method: 'PATCH', body }))

export const useRotateSecret = (id: string) =>
  useChanging(() => call<WebhookWithSecret>(`${path}/${id}/rotate-secret`, { method: 'POST' }))

export const useTestWebhook = (id: string) =>
  useChanging(() => call<unknown>(`${path}/${id}/test`, { method: 'POST' }))

export const useDeleteWebhook = (id: string) =>
  useChanging(() => call<void>(`${path}/${id}`, { method: 'DELETE' }))

export const useSendAgain = () =>
  useChanging((id: string) => call<unknown>(`/api/deliveries/${id}/retry`, { method: 'POST' }))

const secretsKey = ['webhook secrets']
type Secrets = Record<string, string | null>

/** New secrets by webhook id. They are kept until they are dismissed, because the server sends them only once. */
export function useNewSecrets() {
  const client = useQueryClient()
  const { data: secrets } = useQuery({
    queryKey: secretsKey,
    queryFn: (): Secrets => ({}),
    initialData: (): Secrets => ({}),
    enabled: false,
    gcTime: Infinity,
  })
  const keep = (id: string, secret: string | null) =>
    client.setQueryData<Secrets>(secretsKey, (others) => ({ ...others, [id]: secret }))
  return { secrets, keep, dismiss: (id: string) => keep(id, null) }
}
