import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Fetches these queries anew after a change. Invalidating alone keeps a first load, which may have begun before it. */
export async function reloadQueries(client: QueryClient, queryKey: QueryKey) {
  await client.cancelQueries({ queryKey })
  await client.invalidateQueries({ queryKey })
}
