import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { ApiError } from '#app/api.ts'
import { isConnected } from './live/live-state.ts'

const retries = 3
const maxPauseMs = 30 * SECOND

/** An answer that asking again cannot change. */
export const isFinal = (error: Error | null) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

/** Lists and counts: new enquiries appear without a reload, and a list that failed comes back by itself. */
export const live = {
  refetchInterval: 30 * SECOND,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const

/** What live events update (live/): loaded again by itself only while there is no stream of them. */
export const updatedByEvents = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: () => (isConnected() ? false : 'always'),
  refetchOnReconnect: () => (isConnected() ? false : 'always'),
} as const

/** The library's defaults, written out so that an upgrade cannot move them. */
export function createQueryClient() {
  // Whoever is refused may have been an admin a moment ago: the check is made again, also where one is under way that
  // may have been asked before.
  const checkRole = (error: Error) => {
    if (error instanceof ApiError && error.code === 'forbidden')
      void client.invalidateQueries({ queryKey: ['admin check'] })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        checkRole(error)
        if (error instanceof ApiError && error.status === 401) return
        console.error(`Could not load ${query.queryKey.join(' ')}: ${error.message}`)
      },
    }),
    mutationCache: new MutationCache({ onError: checkRole }),
    defaultOptions: {
      queries: {
        gcTime: 5 * MINUTE,
        staleTime: 30 * SECOND,
        // Without a connection the answer is known at once, and with it the query runs again.
        retry: (failures, error) => navigator.onLine && failures < retries && !isFinal(error),
        retryDelay: (attempt, error) => Math.min(pauseMs(attempt, error), maxPauseMs),
        networkMode: 'always',
        // Off by default where `networkMode` is "always".
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

function pauseMs(attempt: number, error: Error) {
  const asked = error instanceof ApiError ? error.retryAfter : undefined
  return asked === undefined ? SECOND * 2 ** attempt : asked * SECOND
}
