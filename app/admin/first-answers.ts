import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'

const isAwaited = ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0

const isWanted = (query: Query) => (query.options as { enabled?: unknown }).enabled !== false

/** Whether all that a room asks for when it opens has been answered once, or has failed once. */
export function useFirstAnswers() {
  const client = useQueryClient()
  const [come, setCome] = useState(false)
  const asking = useIsFetching({ predicate: isAwaited })
  useLayoutEffect(() => {
    // What is known from before is shown without a blank frame.
    const predicate = (query: Query) => isAwaited(query) && isWanted(query)
    if (client.getQueryCache().findAll({ predicate }).length === 0) setCome(true)
  }, [client])
  useEffect(() => {
    // After the effects of the components around this one, which ask as well.
    queueMicrotask(() => {
      if (client.isFetching({ predicate: isAwaited }) === 0) setCome(true)
    })
  }, [client, asking])
  return come
}
