import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NewReplyTemplate, ReplyTemplate } from '#contract/reply.ts'
import { call } from '#app/admin/call.ts'

const path = '/api/reply_templates'

/** Not paged, because there are few. */
export const templateList = queryOptions({
  queryKey: ['reply templates'],
  queryFn: ({ signal }) => call<{ rows: ReplyTemplate[] }>(path, { signal }),
  select: ({ rows }) => rows,
})

function useChanging<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    // Also after an error: somebody else may have changed or deleted it.
    onSettled: () => client.invalidateQueries({ queryKey: templateList.queryKey }),
  })
}

export const useAddTemplate = () =>
  useChanging((body: NewReplyTemplate) => call<ReplyTemplate>(path, { body }))

export const useChangeTemplate = (id: string) =>
  useChanging((body: NewReplyTemplate) =>
    call<ReplyTemplate>(`${path}/${id}`, { method: 'PATCH', body }),
  )

export const useDeleteTemplate = () =>
  useChanging((id: string) => call<void>(`${path}/${id}`, { method: 'DELETE' }))
