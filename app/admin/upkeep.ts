import { queryOptions } from '@tanstack/react-query'
import type { Upkeep } from '#contract/upkeep.ts'
import { call } from './call.ts'

const hour = 60 * 60_000

/** Slow matters: asked once, and again every hour. */
export const upkeep = queryOptions({
  queryKey: ['upkeep'],
  queryFn: ({ signal }) => call<Upkeep>('/api/upkeep', { signal }),
  select: ({ faults }) => faults,
  staleTime: hour,
  refetchInterval: hour,
})
