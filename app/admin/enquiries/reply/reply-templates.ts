import { queryOptions } from '@tanstack/react-query'
import type { NewReplyTemplate, ReplyTemplate, ReplyTemplateChange } from '#contract/reply.ts'
import { call } from '#app/admin/requests/call.ts'
import { useRefreshingMutation } from '#app/admin/requests/use-refreshing-mutation.ts'

const path = '/api/reply_templates'

/** Not paginated, because there are few. */
export const templateList = queryOptions({
  queryKey: ['reply templates'],
  queryFn: ({ signal }) => call<{ rows: ReplyTemplate[] }>(path, { signal }),
  select: ({ rows }) => rows,
})

const useChanging = <Input, Output>(change: (input: Input) => Promise<Output>) =>
  useRefreshingMutation(templateList.queryKey, change)

export const useAddTemplate = () =>
  useChanging((body: NewReplyTemplate) => call<ReplyTemplate>(path, { body }))

export const useChangeTemplate = (id: string) =>
  useChanging((body: ReplyTemplateChange) =>
    call<ReplyTemplate>(`${path}/${id}`, { method: 'PATCH', body }),
  )

export const useDeleteTemplate = () =>
  useChanging((id: string) => call<void>(`${path}/${id}`, { method: 'DELETE' }))
