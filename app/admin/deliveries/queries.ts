import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { SECOND } from '#contract/durations.ts'
import type { Delivery, DeliveryPreview, RetriedDeliveries } from '#contract/delivery.ts'
import { call } from '#app/admin/requests/call.ts'
import { type FilteredPage, listPath, pageSize } from '#app/admin/lists/page.ts'
import { live } from '#app/admin/requests/query-client.ts'
import type { DeliveryFilter, Tab } from './filter.ts'
import { intervalOr, watchClosely } from './health.ts'
import { refetchWhile } from './under-way.ts'
import { reloadQueries } from '#app/admin/requests/reload-queries.ts'

const path = '/api/deliveries'

/** Deliveries of a paused webhook are listed as waiting. */
const statusesOf = { waiting: 'waiting,paused', failed: 'failed', sent: 'sent' } as const

type Deliveries = FilteredPage<Delivery>

export const deliveryPage = ({ tab, kind, subject }: DeliveryFilter, cursor: string | null) =>
  queryOptions({
    queryKey: ['deliveries', 'page', tab, kind, subject, cursor],
    queryFn: ({ signal }) =>
      call<Deliveries>(
        listPath(path, { limit: pageSize, status: statusesOf[tab], kind, subject, cursor }),
        { signal },
      ),
    placeholderData: keepPreviousData,
    ...live,
    refetchInterval: ({ state }) => refetchWhile(state.data?.rows),
  })

/** Only the total is used, so the request asks for one row. */
export const deliveryCount = (tab: Tab) =>
  queryOptions({
    queryKey: ['deliveries', 'count', tab],
    queryFn: ({ signal }) =>
      call<Deliveries>(listPath(path, { limit: 1, status: statusesOf[tab] }), { signal }),
    select: (page) => page.total ?? undefined,
    ...live,
    refetchInterval: intervalOr(30 * SECOND),
  })

export const oneDelivery = (id: string) =>
  queryOptions({
    queryKey: ['deliveries', 'one', id],
    queryFn: ({ signal }) => call<Delivery>(`${path}/${encodeURIComponent(id)}`, { signal }),
    ...live,
    refetchInterval: ({ state }) => refetchWhile(state.data && [state.data]),
  })

/**
 * Not refetched while it is open: the URL of the iframe is valid for minutes, and a new one would reload the iframe.
 */
export const deliveryPreview = (id: string) =>
  queryOptions({
    queryKey: ['delivery preview', id],
    queryFn: ({ signal }) =>
      call<DeliveryPreview>(`${path}/${encodeURIComponent(id)}/preview`, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

function useChanging<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Also after an error, because the displayed data may then be stale.
    onSettled: async () => {
      watchClosely()
      void reloadQueries(client, ['webhooks'])
      await reloadQueries(client, ['deliveries'])
    },
  })
}

export const useSendAgain = () =>
  useChanging((id: string) =>
    call<Delivery>(`${path}/${encodeURIComponent(id)}/retry`, { method: 'POST' }),
  )

export const useSendFailedAgain = () =>
  useChanging(() => call<RetriedDeliveries>(`${path}/retry-failed`, { method: 'POST' }))
