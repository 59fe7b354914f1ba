import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NewWebhook, Webhook, WebhookChange, WebhookWithSecret } from '#contract/webhook.ts'
import { refetchWhile } from '#app/admin/deliveries/under-way.ts'
import { call } from '#app/admin/requests/call.ts'
import type { Page } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import { useRefreshingMutation } from '#app/admin/requests/use-refreshing-mutation.ts'

const path = '/api/webhooks'

/** One page holds them all, because their number is limited (`maxWebhooks`). */
export const webhookList = queryOptions({
  queryKey: ['webhooks', 'list'],
  queryFn: ({ signal }) => call<Page<Webhook>>(`${path}?limit=200`, { signal }),
  select: ({ rows }) => rows,
  ...live,
  refetchInterval: ({ state }) =>
    refetchWhile(state.data?.rows.flatMap(({ deliveries }) => deliveries)),
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
