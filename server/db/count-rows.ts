import { type SelectQueryBuilder, sql } from 'kysely'

/** How many rows a query finds that selects no columns itself. PostgreSQL's driver returns the number as text. */
export async function countRows<DB, Table extends keyof DB>(
  rows: SelectQueryBuilder<DB, Table, object>,
) {
  const counted = rows.select(sql`count(*)`.as('count')).$castTo<{ count: number | string }>()
  const { count } = await counted.executeTakeFirstOrThrow()
  return Number(count)
}
