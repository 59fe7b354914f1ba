import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadQueries } from './reload-queries.ts'

/**
 * A mutation that reloads these queries afterwards. Also after an error, because somebody else may have changed or
 * deleted the same data.
 */
export function useRefreshingMutation<Input, Output>(
  queryKey: QueryKey,
  mutationFn: (input: Input) => Promise<Output>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => reloadQueries(client, queryKey),
  })
}
