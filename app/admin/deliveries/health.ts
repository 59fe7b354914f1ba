import { queryOptions } from '@tanstack/react-query'
import { MINUTE, SECOND } from '#contract/durations.ts'
import type { DeliveryHealth } from '#contract/delivery.ts'
import { call } from '#app/admin/call.ts'
import { live } from '#app/admin/query-client.ts'

/** Something was sent again: until then its state, the counts and the banner are asked for often. */
let watchedUntil = 0
const watchForMs = 20 * SECOND

export const watchClosely = () => (watchedUntil = Date.now() + watchForMs)
export const intervalOr = (otherwise: number) => () =>
  Date.now() < watchedUntil ? 2 * SECOND : otherwise

/** Stands above every room, so it comes without what the room of deliveries asks for. */
export const deliveryHealth = queryOptions({
  queryKey: ['deliveries', 'health'],
  queryFn: ({ signal }) => call<DeliveryHealth>('/api/deliveries/health', { signal }),
  ...live,
  refetchInterval: intervalOr(MINUTE),
})
