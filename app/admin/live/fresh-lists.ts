import type { Query, QueryClient, QueryFunction } from '@tanstack/react-query'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { ApiError } from '#app/api.ts'
import { call } from '#app/admin/requests/call.ts'
import { createListeners } from '#app/admin/listeners.ts'
import type { FilteredPage } from '#app/admin/lists/page.ts'

type EnquiryPage = FilteredPage<ListedEnquiry>
type Fresh = { page: EnquiryPage; at: number }

/** The ids of the changed enquiries; 'all' after a reset, which does not name them. */
type Changed = ReadonlySet<string> | 'all'

const enquiryPages = { queryKey: ['enquiries', 'page'] }

/** The newest data of each visible list, by the hash of its query key. It is shown on request (new-rows.tsx). */
let fresh: ReadonlyMap<string, Fresh> = new Map()
const listeners = createListeners()

export const freshLists = {
  get: (hash: string) => fresh.get(hash),
  subscribe: listeners.subscribe,
  set(hash: string, found: Fresh | undefined) {
    const next = new Map(fresh)
    if (found) next.set(hash, found)
    else next.delete(hash)
    fresh = next
    listeners.notify()
  },
  forget() {
    fresh = new Map()
  },
}

/**
 * Reloads the visible lists without moving their rows: changed rows are updated in place, erased ones are removed, and new
 * ones are held back until somebody asks for them. Returns whether all lists were updated.
 */
export async function renewLists(client: QueryClient, changed: Changed) {
  // Lists that are not visible are reloaded when they are shown.
  void client.invalidateQueries({ ...enquiryPages, refetchType: 'none' })
  const shown = client.getQueryCache().findAll({ ...enquiryPages, type: 'active' })
  const done = await Promise.all(shown.map((query) => renewList(client, query, changed)))
  return done.every(Boolean)
}

async function renewList(client: QueryClient, query: Query, changed: Changed) {
  const { queryKey, queryHash, meta } = query
  // An empty list has no rows that could move.
  const { data } = query.state as { data: EnquiryPage | undefined }
  if (!data?.rows.length) {
    void query.fetch().catch(() => {})
    return true
  }
  const at = Date.now()
  const load = query.options.queryFn as QueryFunction<EnquiryPage>
  const page = await load({ client, queryKey, meta, signal: new AbortController().signal })
  const shown = client.getQueryData<EnquiryPage>(queryKey)?.rows ?? []
  const inPage = new Set(page.rows.map(({ id }) => id))
  const left = shown.filter(({ id }) => !inPage.has(id) && (changed === 'all' || changed.has(id)))
  const again = await Promise.all(left.map(readAgain))
  const renewed = new Map([...page.rows.map((row) => [row.id, row] as const), ...again])
  const erased = again.filter(([, row]) => row === null).length
  // The list has been changed or reloaded in the meantime, so this page may be stale.
  if (query.state.dataUpdatedAt >= at || query.state.fetchStatus === 'fetching') return false
  client.setQueryData<EnquiryPage>(
    queryKey,
    (old) =>
      old && {
        ...old,
        total: old.total === null ? null : old.total - erased,
        rows: old.rows.flatMap((row) => (renewed.has(row.id) ? (renewed.get(row.id) ?? []) : row)),
      },
    { updatedAt: query.state.dataUpdatedAt },
  )
  freshLists.set(queryHash, { page, at })
  return true
}

/** Fetches a single row that has left its list. Null: the enquiry was erased, so its text may not stay on the screen. */
async function readAgain(row: ListedEnquiry): Promise<[string, ListedEnquiry | null]> {
  const place = `/api/contact_submissions/${encodeURIComponent(row.id)}`
  try {
    return [row.id, { ...row, ...(await call<Partial<ListedEnquiry>>(place)) }]
  } catch (error) {
    const isErased = error instanceof ApiError && error.status === 404
    return [row.id, isErased ? null : row]
  }
}
