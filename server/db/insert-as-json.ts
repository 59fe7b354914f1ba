import { type RawBuilder, sql } from 'kysely'

/** PostgreSQL takes rows of the same columns as one JSON: the same text for any number, in half the time of as many thousand parameters. */
export function insertAsJson(table: string, rows: Record<string, unknown>[]): RawBuilder<unknown> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)))
  const json = JSON.stringify(rows)
  return sql`insert into ${sql.table(table)} (${columns}) select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json})`
}
