import type { ListedEnquiry } from '#contract/enquiry-list.ts'
import type { FilteredPage } from '#app/admin/lists/page.ts'
import type { BulkChanges } from './bulk-calls.ts'

export type Shown = FilteredPage<ListedEnquiry>

/** The requested changes by enquiry id. */
type Wanted = ReadonlyMap<string, BulkChanges>

/** Removes rows that move to another box, and applies the new values to all others. */
export function withChanges(page: Shown, wanted: Wanted): Shown {
  const rows = page.rows.flatMap((row) => {
    const changes = wanted.get(row.id)
    return isLeaving(changes) ? [] : { ...row, ...shownValues(changes) }
  })
  return { ...page, rows, total: plus(page.total, rows.length - page.rows.length) }
}

/**
 * Reverts only what `withChanges` has applied, because other optimistic changes may have been applied since. Removed
 * rows return to their former positions.
 */
export function withoutChanges(page: Shown, before: Shown, wanted: Wanted): Shown {
  const places = new Map(before.rows.map(({ id }, at) => [id, at]))
  const rows = page.rows.map((row) => {
    const former = before.rows[places.get(row.id) ?? -1]
    return former ? { ...row, ...formerValues(row, former, shownValues(wanted.get(row.id))) } : row
  })
  const shown = new Set(rows.map(({ id }) => id))
  for (const [at, row] of before.rows.entries()) {
    if (shown.has(row.id) || !isLeaving(wanted.get(row.id))) continue
    rows.splice(rows.findLastIndex(({ id }) => places.get(id)! < at) + 1, 0, row)
  }
  return { ...page, rows, total: plus(page.total, rows.length - page.rows.length) }
}

const isLeaving = (changes: BulkChanges | undefined) =>
  changes?.quarantined !== undefined || changes?.binned !== undefined

/** The changes as fields of a row. */
export function shownValues({ read, ...fields }: BulkChanges = {}): Partial<ListedEnquiry> {
  return { ...fields, ...(read !== undefined && { unread: !read }) }
}

/** A value that differs from this change's is from a later change. */
const formerValues = (
  row: ListedEnquiry,
  former: ListedEnquiry,
  set: Partial<ListedEnquiry>,
): Partial<ListedEnquiry> =>
  Object.fromEntries(
    (Object.keys(set) as (keyof ListedEnquiry)[])
      .filter((name) => row[name] === set[name])
      .map((name) => [name, former[name]]),
  )

const plus = (total: number | null, difference: number) =>
  total === null ? null : total + difference
