import { type Insertable, sql } from 'kysely'
import type { Db, Dialect } from './database.ts'
import { insertAsJson } from './postgres/insert-as-json.ts'
import type { Tables } from './tables.ts'

export type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }
type Table = keyof Tables

/**
 * Rows whose value in this column already exists are left as they are. In any other table an existing row makes the
 * whole insert fail.
 */
const conflictColumns: Partial<Record<Table, string>> = {
  search_documents: 'submission_id',
  deliveries: 'dedupe_key',
}

/**
 * Inserts rows into several tables, all of them or none. On PostgreSQL in a single statement for any number of rows and
 * tables: one round trip, and outside a transaction its own commit. On SQLite it needs a transaction around it. All
 * rows of a table have the same columns.
 */
export async function insertRows(db: Db, dialect: Dialect, rows: Rows) {
  const parts = Object.entries(rows).filter(([, some]) => some.length > 0)
  if (dialect === 'postgres') {
    await inOneStatement(parts).execute(db)
    return
  }
  for (const [table, some] of parts) {
    const column = conflictColumns[table as Table]
    await db
      .insertInto(table as Table)
      .values(some)
      .$if(column !== undefined, (insert) =>
        insert.onConflict((conflict) => conflict.column(column as never).doNothing()),
      )
      .execute()
  }
}

/** The text is the same for any number of rows, so that it can be prepared once. */
function inOneStatement(parts: [string, Record<string, unknown>[]][]) {
  const inserts = parts.map(([table, some], at) => {
    const column = conflictColumns[table as Table]
    const conflict = column ? sql` on conflict (${sql.ref(column)}) do nothing` : sql``
    return sql`${sql.raw(`w${at}`)} as (${insertAsJson(table, some)}${conflict})`
  })
  return sql`with ${sql.join(inserts)} select 1`
}
