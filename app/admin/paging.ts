import { type Location, useLocation, useNavigate } from 'react-router'

/** The query parameter that says where a list goes on: a room's own list, or the users beside it. */
export type ListParameter = 'cursor' | 'users' | 'invitations'

/** Cursors of the pages before this one, carried in the history entry: a cursor only ever points onwards. */
type Trail = {
  cursors: (string | null)[]
  /** Whether the first of them is the newest page; otherwise a link was opened somewhere in the list. */
  whole: boolean
}
export type HistoryState = {
  trails?: Partial<Record<ListParameter, Trail>>
  /** The record was opened from a list, so that Back leads there. */
  opened?: boolean
  /** The enquiry whose record begins with the composer open. */
  composing?: string
} | null

export type Paging = ReturnType<typeof usePaging>

/** Which page of a list is shown. The address says it, so reload, Back and a shared link show the same rows. */
export function usePaging(parameter: ListParameter) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as Location<HistoryState>
  const params = new URLSearchParams(search)
  const cursor = params.get(parameter)
  const start: Trail = { cursors: [], whole: cursor === null }
  const trail = (cursor !== null && state?.trails?.[parameter]) || start
  const { cursors, whole } = trail

  const go = (to: string | null, toTrail: Trail, replace = false) => {
    const next = new URLSearchParams(params)
    if (to) next.set(parameter, to)
    else next.delete(parameter)
    const trails = { ...state?.trails, [parameter]: toTrail }
    void navigate({ pathname, search: `${next}` }, { replace, state: { ...state, trails } })
  }

  return {
    cursor,
    /** How many pages lead here; null where nobody knows. */
    before: whole ? cursors.length : null,
    older: (next: string) => go(next, { whole, cursors: [...cursors, cursor] }),
    newer:
      cursors.length > 0
        ? () => go(cursors.at(-1) ?? null, { whole, cursors: cursors.slice(0, -1) })
        : null,
    newest: cursor === null ? null : () => go(null, newestPage),
    /** For a place that is not in the list, or no longer. */
    leave: () => go(null, newestPage, true),
  }
}

const newestPage: Trail = { cursors: [], whole: true }
