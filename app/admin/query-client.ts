import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { ApiError } from '#app/api.ts'

const minute = 60_000
const retries = 3
const longestPause = 30_000

/** Answers that asking again cannot change. */
const final = [401, 403, 404]

/** Whoever is refused may have been an admin a moment ago: the check is made again. */
function checkRole(error: Error) {
  if (error instanceof ApiError && error.code === 'forbidden')
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[1] === 'admin check',
    })
}

/** The library's defaults, written out so that an upgrade cannot move them. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      checkRole(error)
      if (error instanceof ApiError && error.status === 401) return
      console.error(`Could not load ${query.queryKey.slice(1).join(' ')}: ${error.message}`)
    },
  }),
  mutationCache: new MutationCache({ onError: checkRole }),
  defaultOptions: {
    queries: {
      gcTime: 5 * minute,
      staleTime: 30_000,
      retry: (failures, error) =>
        failures < retries && !(error instanceof ApiError && final.includes(error.status)),
      retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, longestPause),
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})
