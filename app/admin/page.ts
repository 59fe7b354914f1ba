/** A page of any list, as contract's `pageOf` describes it. */
export type Page<Row> = { rows: Row[]; total: number; next: string | null }

/** For a list on the screen, until the server has told it anew. */
export function withoutRow<Row>(page: Page<Row>, gone: (row: Row) => boolean): Page<Row> {
  const rows = page.rows.filter((row) => !gone(row))
  return { ...page, rows, total: page.total - (page.rows.length - rows.length) }
}
