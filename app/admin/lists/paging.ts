import { type Location, useLocation, useNavigate } from 'react-router'

/** The query parameter with a list's cursor: `cursor` for a room's main list, the others for lists beside it. */
export type ListParameter = 'cursor' | 'users' | 'invitations'

/** Cursors of the previous pages. They are kept in the history entry, because a cursor only points forward. */
type Trail = {
  cursors: (string | null)[]
  /** Whether the first of them is the newest page, and not a page in the middle that was opened by a link. */
  whole: boolean
}
export type HistoryState = {
  trails?: Partial<Record<ListParameter, Trail>>
  /** How many entries back the list is that the record was opened from, or 0. */
  opened?: number
  /** The enquiry whose record opens with the composer. */
  composing?: string
} | null

type Way = {
  replace?: boolean
  /** The path of an open record of that page, in place of the one that is open now. */
  record?: string | undefined
}

export type Paging = ReturnType<typeof usePaging>

/** Which page of a list is shown. It is part of the URL, so reload, Back and a shared link show the same rows. */
export function usePaging(parameter: ListParameter) {
  const navigate = useNavigate()
  const { pathname, search, state } = useLocation() as Location<HistoryState>
  const params = new URLSearchParams(search)
  const cursor = params.get(parameter)
  const start: Trail = { cursors: [], whole: cursor === null }
  const trail = (cursor !== null && state?.trails?.[parameter]) || start
  const { cursors, whole } = trail

  const go = (to: string | null, toTrail: Trail, { replace = false, record }: Way = {}) => {
    const next = new URLSearchParams(params)
    if (to) next.set(parameter, to)
    else next.delete(parameter)
    const trails = { ...state?.trails, [parameter]: toTrail }
    // The list that a record was opened from may be of another page.
    const opened = record ? 0 : state?.opened
    const address = { pathname: record ?? pathname, search: `${next}` }
    void navigate(address, { replace: replace || !!record, state: { ...state, trails, opened } })
  }

  return {
    cursor,
    /** The number of pages before this one; null if it was opened by a link. */
    before: whole ? cursors.length : null,
    older: (next: string, record?: string) =>
      go(next, { whole, cursors: [...cursors, cursor] }, { record }),
    newer:
      cursors.length > 0
        ? (record?: string) =>
            go(cursors.at(-1) ?? null, { whole, cursors: cursors.slice(0, -1) }, { record })
        : null,
    /** The cursor of the page before, if it is known. */
    previous: cursors.length > 0 ? cursors.at(-1)! : undefined,
    newest: cursor === null ? null : () => go(null, newestPage),
    /** For a cursor that is invalid or has expired. */
    leave: () => go(null, newestPage, { replace: true }),
  }
}

const newestPage: Trail = { cursors: [], whole: true }
