import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { MINUTE, SECOND } from '#contract/durations.ts'
import { ApiError } from '#app/api.ts'
import { isConnected } from '#app/admin/live/live-state.ts'

const retries = 3
const maxPauseMs = 30 * SECOND

/** Whether a retry would fail in the same way. */
export const isFinal = (error: Error | null) =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429

/** For lists and counts: polling shows new rows without a reload, and retries a list that could not be loaded. */
export const live = {
  refetchInterval: 30 * SECOND,
  refetchOnMount: 'always',
  refetchOnWindowFocus: 'always',
  refetchOnReconnect: 'always',
} as const

/** For queries that the event stream keeps up to date (live/): refetched only while it is down. */
export const updatedByEvents = {
  refetchOnMount: 'always',
  refetchOnWindowFocus: () => (isConnected() ? false : 'always'),
  refetchOnReconnect: () => (isConnected() ? false : 'always'),
} as const

/** The library's defaults, explicit so that an upgrade does not change them. */
export function createQueryClient() {
  // A refusal may mean that this person has just lost the role. A role check that is already running may be older, so
  // it is cancelled and repeated.
  const checkRole = (error: Error) => {
    if (error instanceof ApiError && error.code === 'forbidden')
      void client.invalidateQueries({ queryKey: ['admin check'] })
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        checkRole(error)
        if (error instanceof ApiError && error.status === 401) return
        console.error(`Could not load ${String(query.queryKey[0])}: ${error.message}`)
      },
    }),
    mutationCache: new MutationCache({ onError: checkRole }),
    defaultOptions: {
      queries: {
        gcTime: 5 * MINUTE,
        staleTime: 30 * SECOND,
        // Retries are pointless while offline: the query is refetched after reconnecting.
        retry: (failures, error) => navigator.onLine && failures < retries && !isFinal(error),
        retryDelay: (attempt, error) => Math.min(pauseMs(attempt, error), maxPauseMs),
        networkMode: 'always',
        // Off by default, because `networkMode` is "always".
        refetchOnReconnect: true,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  return client
}

function pauseMs(attempt: number, error: Error) {
  const retryAfter = error instanceof ApiError ? error.retryAfter : undefined
  return retryAfter === undefined ? SECOND * 2 ** attempt : retryAfter * SECOND
}
