import { queryOptions } from '@tanstack/react-query'
import { MINUTE, SECOND } from '#contract/durations.ts'
import type { DeliveryHealth } from '#contract/delivery.ts'
import { call } from '#app/admin/requests/call.ts'
import { live } from '#app/admin/requests/query-client.ts'

/** After a retry was requested: until then the state, the counts and the banner are polled every two seconds. */
let watchedUntil = 0
const watchForMs = 20 * SECOND

export const watchClosely = () => (watchedUntil = Date.now() + watchForMs)
export const intervalOr = (otherwise: number) => () =>
  Date.now() < watchedUntil ? 2 * SECOND : otherwise

/** In a file of its own because every room shows it, without the other queries for deliveries. */
export const deliveryHealth = queryOptions({
  queryKey: ['deliveries', 'health'],
  queryFn: ({ signal }) => call<DeliveryHealth>('/api/deliveries/health', { signal }),
  ...live,
  refetchInterval: intervalOr(MINUTE),
})
