type Row = { id: string }

/** A page of a list: what stands on it, and whether more stands behind it. */
export type Listed = { rows: readonly Row[]; next: string | null }

/**
 * Which rows have arrived since a page was loaded. Behind the last one that stood there nothing has, where the list goes
 * on: a row has left, and one of the next page has moved up.
 */
export function arrived(shown: Listed, fresh: readonly Row[]) {
  const known = new Set(shown.rows.map(({ id }) => id))
  const last = fresh.findLastIndex(({ id }) => known.has(id))
  const end = shown.next === null || last < 0 ? fresh.length : last
  return fresh.filter(({ id }, at) => at < end && !known.has(id))
}
