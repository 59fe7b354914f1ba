import { notifyManager, type Query, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useState } from 'react'

const isAwaited = ({ state }: Query) => state.status === 'pending' && state.fetchFailureCount === 0

const isWanted = (query: Query) => (query.options as { enabled?: unknown }).enabled !== false

/** Whether all that a room asks for when it opens has been answered once, or has failed once. */
export function useFirstAnswers() {
  const client = useQueryClient()
  const [come, setCome] = useState(false)
  useLayoutEffect(() => {
    const predicate = (query: Query) => isAwaited(query) && isWanted(query)
    const unknown = client.getQueryCache().findAll({ predicate })
    // What is known from before is shown without a blank frame; only now it is clear what the room asks for.
    // oxlint-disable-next-line react/set-state-in-effect
    if (unknown.length === 0) setCome(true)
  }, [client])
  useEffect(() => {
    if (come) return undefined
    const look = () => {
      if (client.isFetching({ predicate: isAwaited }) > 0) return
      // The last answer may have come a moment ago, and its list hears of it after this.
      notifyManager.schedule(() => setCome(true))
    }
    // After the effects of the components around this one, which ask as well.
    queueMicrotask(look)
    // Together with the lists' update, or the room would appear a moment before they have rendered their answers.
    return client.getQueryCache().subscribe(notifyManager.batchCalls(look))
  }, [client, come])
  return come
}
