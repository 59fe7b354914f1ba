import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'

const isAwaited = ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0

const isWanted = (query: Query) => (query.options as { enabled?: unknown }).enabled !== false

/** Whether all queries of a room that opens have received a response or have failed once. */
export function useInitialQueriesSettled() {
  const client = useQueryClient()
  const [isSettled, setIsSettled] = useState(false)
  useLayoutEffect(() => {
    const predicate = (query: Query) => isAwaited(query) && isWanted(query)
    const unknown = client.getQueryCache().findAll({ predicate })
    // If everything is cached, the room is shown without a blank frame. Its queries are only known after rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    if (unknown.length === 0) setIsSettled(true)
  }, [client])
  useEffect(() => {
    if (isSettled) return undefined
    const look = () => {
      if (client.isFetching({ predicate: isAwaited }) > 0) return
      // Scheduled after the notifications of the last response, so that the list has rendered it.
      notifyManager.schedule(() => setIsSettled(true))
    }
    // After the effects of the surrounding components, which also start queries.
    queueMicrotask(look)
    // Batched with the updates of the lists; otherwise the room would appear just before they render their data.
    return client.getQueryCache().subscribe(notifyManager.batchCalls(look))
  }, [client, isSettled])
  return isSettled
}
