import { type RawBuilder, sql } from 'kysely'

/**
 * PostgreSQL receives the rows as one JSON value: the same statement text for any number of rows, in half the time of
 * thousands of parameters.
 */
export function insertAsJson(table: string, rows: Record<string, unknown>[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  const json = JSON.stringify(rows)
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json})`
}
