import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/admin/requests/call.ts'
import { download } from '#app/admin/requests/download.ts'
import { useRefreshingMutation } from '#app/admin/requests/use-refreshing-mutation.ts'
import type { PersonalData } from '#contract/privacy.ts'
import type {
  RetentionChange,
  RetentionKind,
  RetentionPreview,
  RetentionRules,
} from '#contract/retention.ts'

const path = '/api/privacy'

export const findPerson = (email: string) => call<PersonalData>(`${path}/find`, { body: { email } })

export const downloadPerson = (email: string) => download(`${path}/export`, { email })

export const erasePerson = (email: string) =>
  call<PersonalData>(`${path}/erase`, { body: { email } })

export const retentionRules = queryOptions({
  queryKey: ['retention'],
  queryFn: ({ signal }) => call<RetentionRules>(`${path}/retention`, { signal }),
})

/** What a rule would delete now. */
export const retentionPreview = (kind: RetentionKind, days: number) =>
  queryOptions({
    queryKey: ['retention preview', kind, days],
    queryFn: () => call<RetentionPreview>(`${path}/retention/preview`, { body: { kind, days } }),
    staleTime: 0,
  })

export const useSetRetention = () =>
  useRefreshingMutation(retentionRules.queryKey, (change: RetentionChange) =>
    call<RetentionRules>(`${path}/retention`, { method: 'PUT', body: change }),
  )
