type Row = { id: string }

/** A page of a list. */
export type Listed = { rows: readonly Row[]; next: string | null }

/**
 * The rows that have arrived since a page was loaded. If the list has a next page, unknown rows after the last known
 * one are not new: they moved up from the next page because others have left.
 */
export function arrived(shown: Listed, fresh: readonly Row[]) {
  const known = new Set(shown.rows.map(({ id }) => id))
  const last = fresh.findLastIndex(({ id }) => known.has(id))
  const end = shown.next === null || last < 0 ? fresh.length : last
  return fresh.filter(({ id }, at) => at < end && !known.has(id))
}
