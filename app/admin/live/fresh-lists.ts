import type { Query, QueryClient, QueryFunction } from '@tanstack/react-query'
import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import { call } from '#app/admin/call.ts'
import type { FilteredPage } from '#app/admin/page.ts'

type EnquiryPage = FilteredPage<ListedEnquiry>
type Fresh = { page: EnquiryPage; at: number }

const enquiryPages = { queryKey: ['enquiries', 'page'] }

/** What the server would show now in each list on a screen, by the hash of its query key. */
let fresh: ReadonlyMap<string, Fresh> = new Map()
const listeners = new Set<() => void>()

export const freshLists = {
  get: (hash: string) => fresh.get(hash),
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  set(hash: string, found: Fresh | undefined) {
    const next = new Map(fresh)
    if (found) next.set(hash, found)
    else next.delete(hash)
    fresh = next
    for (const listener of listeners) listener()
  },
  forget() {
    fresh = new Map()
  },
}

/**
 * Loads what the lists on the screen would show now. Their rows stay where they are: those that changed are renewed in
 * their places, and new ones wait until somebody asks for them. Whether all could be renewed.
 */
export async function renewLists(client: QueryClient, changed: ReadonlySet<string>) {
  // What is not on the screen is loaded when it comes there.
  void client.invalidateQueries({ ...enquiryPages, refetchType: 'none' })
  const shown = client.getQueryCache().findAll({ ...enquiryPages, type: 'active' })
  const done = await Promise.all(shown.map((query) => renewList(client, query, changed)))
  return done.every(Boolean)
}

async function renewList(client: QueryClient, query: Query, changed: ReadonlySet<string>) {
  const { queryKey, queryHash, meta } = query
  // Nothing stands there that could move.
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
  const left = shown.filter(({ id }) => changed.has(id) && !inPage.has(id))
  const rows = [...page.rows, ...(await Promise.all(left.map(readAgain)))]
  const renewed = new Map(rows.map((row) => [row.id, row]))
  // Whoever works here did something meanwhile: what they see is newer.
  if (query.state.dataUpdatedAt >= at || query.state.fetchStatus === 'fetching') return false
  client.setQueryData<EnquiryPage>(
    queryKey,
    (old) => old && { ...old, rows: old.rows.map((row) => renewed.get(row.id) ?? row) },
    { updatedAt: query.state.dataUpdatedAt },
  )
  freshLists.set(queryHash, { page, at })
  return true
}

/** A row that no longer belongs in its list is shown as it is now. One that is gone altogether stays as it was. */
const readAgain = async (row: ListedEnquiry): Promise<ListedEnquiry> => ({
  ...row,
  ...(await call<Partial<ListedEnquiry>>(
    `/api/contact_submissions/${encodeURIComponent(row.id)}`,
  ).catch(() => null)),
})
