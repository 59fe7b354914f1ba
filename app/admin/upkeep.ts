import { queryOptions } from '@tanstack/react-query'
import { HOUR } from '#contract/durations.ts'
import type { Upkeep } from '#contract/upkeep.ts'
import { call } from './call.ts'

/** Slow matters: asked once, and again every hour. */
export const upkeep = queryOptions({
  queryKey: ['upkeep'],
  queryFn: ({ signal }) => call<Upkeep>('/api/upkeep', { signal }),
  select: ({ faults }) => faults,
  staleTime: HOUR,
  refetchInterval: HOUR,
})
