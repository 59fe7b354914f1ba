/** A page of any list, as described by `pageOf` in the contract. */
export type Page<Row, Total extends number | null = number> = {
  rows: Row[]
  total: Total
  next: string | null
}

/** A page of a filterable list. The total is null while a filter is set. */
export type FilteredPage<Row> = Page<Row, number | null>

export const pageSize = 50

/** The page without a deleted row, shown until the list is reloaded. */
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
 * The number of a page's first row. `before` is the number of pages before it, or null if the page was opened by a
 * link. The last page is counted from the end, because rows may have left the pages before it in the meantime.
 */
export function firstNumber({ rows, total, next }: FilteredPage<unknown>, before: number | null) {
  if (before === 0) return 1
  if (total === null) return before === null ? null : before * pageSize + 1
  if (next === null) return Math.max(1, total - rows.length + 1)
  if (before === null) return null
  return Math.max(1, Math.min(before * pageSize + 1, total - rows.length))
}
