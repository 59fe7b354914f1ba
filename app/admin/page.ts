/** A page of any list, as contract's `pageOf` describes it. */
export type Page<Row, Total extends number | null = number> = {
  rows: Row[]
  total: Total
  next: string | null
}

/** A page of a list with filters. While one is set nobody knows the total. */
export type FilteredPage<Row> = Page<Row, number | null>

export const pageSize = 50

/** For a list on the screen, until it has been loaded again. */
export function withoutRow<Row>(page: Page<Row>, gone: (row: Row) => boolean): Page<Row> {
  const rows = page.rows.filter((row) => !gone(row))
  return { ...page, rows, total: page.total - (page.rows.length - rows.length) }
}

export function listPath(
  path: string,
  parameters: Record<string, string | number | null | undefined>,
) {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters))
    if (value !== null && value !== undefined) query.set(name, `${value}`)
  return `${path}?${query}`
}

/**
 * The number of a page's first row. `before` is how many pages lead to it, or null where nobody knows, because a link was
 * opened. The last page counts from the end, since rows may have left the pages before it meanwhile.
 */
export function firstNumber({ rows, total, next }: FilteredPage<unknown>, before: number | null) {
  if (before === 0) return 1
  if (total === null) return before === null ? null : before * pageSize + 1
  if (next === null) return Math.max(1, total - rows.length + 1)
  if (before === null) return null
  return Math.max(1, Math.min(before * pageSize + 1, total - rows.length))
}
