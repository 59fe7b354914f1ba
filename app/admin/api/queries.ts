import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/admin/requests/call.ts'
import type { OpenApi } from './openapi.ts'

export const apiDescription = queryOptions({
  queryKey: ['API description'],
  queryFn: ({ signal }) => call<OpenApi>('/api/openapi.json', { signal }),
  staleTime: Infinity,
})
