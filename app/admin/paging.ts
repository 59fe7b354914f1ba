import { useLocation, useNavigate, useSearchParams } from 'react-router'

export type List = 'enquiries' | 'quarantine' | 'subscribers' | 'users'

/** Cursors of the pages before this one, carried in the history entry: a cursor only ever points onwards. */
type Trail = (string | null)[]
type HistoryState = { trails?: Partial<Record<List, Trail>>; opened?: boolean } | null

/** Which page of a list is shown. The address says it, so reload, Back and a shared link show the same rows. */
export function usePaging(list: List) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as HistoryState
  const cursor = params.get(list)
  const number = Number(params.get(`${list}-page`))
  const page = cursor ? (Number.isInteger(number) && number > 1 ? number : 2) : 1
  const trail = state?.trails?.[list] ?? []

  const go = (to: string | null, toPage: number, toTrail: Trail) => {
    const next = new URLSearchParams(params)
    next.delete(list)
    next.delete(`${list}-page`)
    if (to) {
      next.set(list, to)
      next.set(`${list}-page`, `${toPage}`)
    }
    void navigate(
      { search: `${next}` },
      { state: { trails: { ...state?.trails, [list]: toTrail } } },
    )
  }

  return {
    cursor,
    page,
    older: (next: string) => go(next, page + 1, [...trail, cursor]),
    /** Without a trail, as after opening a shared link, only the newest page is known. */
    newer: () =>
      trail.length === page - 1
        ? go(trail.at(-1) ?? null, page - 1, trail.slice(0, -1))
        : go(null, 1, []),
    newest: () => go(null, 1, []),
  }
}

/** The enquiry that lies open, by the address. */
export function useOpenEnquiry() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const state = useLocation().state as HistoryState
  const withId = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id) next.set('enquiry', id)
    else next.delete('enquiry')
    return { search: `${next}` }
  }
  return {
    id: params.get('enquiry'),
    linkTo: (id: string) => ({ to: withId(id), state: { ...state, opened: true } }),
    close: () => {
      if (state?.opened) void navigate(-1)
      else void navigate(withId(null), { replace: true, state })
    },
  }
}
