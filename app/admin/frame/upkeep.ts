import { queryOptions } from '@tanstack/react-query'
import { HOUR } from '#contract/durations.ts'
import type { Upkeep } from '#contract/upkeep.ts'
import { call } from '#app/admin/requests/call.ts'

/** Disk space, certificate, backups: these change slowly, so hourly polling is enough. */
export const upkeep = queryOptions({
  queryKey: ['upkeep'],
  queryFn: ({ signal }) => call<Upkeep>('/api/upkeep', { signal }),
  select: ({ faults }) => faults,
  staleTime: HOUR,
  refetchInterval: HOUR,
})
