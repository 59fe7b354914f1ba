import { type Insertable, sql } from 'kysely'
import type { Db, Dialect } from './database.ts'
import { insertAsJson } from './insert-as-json.ts'
import type { Tables } from './tables.ts'

export type Rows = { [Table in keyof Tables]?: Insertable<Tables[Table]>[] }
type Table = keyof Tables

/** What is there already by this column stays as it is. Anywhere else a row that is there refuses them all. */
const conflictColumns: Partial<Record<Table, string>> = {
  search_documents: 'submission_id',
  deliveries: 'dedupe_key',
}

/**
 * Writes new rows of several tables, all of them or none. On PostgreSQL that is one statement, however many rows and
 * tables: one message there and one back, and outside a transaction a commit of its own. On SQLite it needs one around
 * it. All rows of a table have the same columns.
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

/** The text is the same for any number of rows, so that it can be kept. */
function inOneStatement(parts: [string, Record<string, unknown>[]][]) {
  const inserts = parts.map(([table, some], at) => {
    const column = conflictColumns[table as Table]
    const conflict = column ? sql` on conflict (${sql.ref(column)}) do nothing` : sql``
    return sql`${sql.raw(`w${at}`)} as (${insertAsJson(table, some)}${conflict})`
  })
  return sql`with ${sql.join(inserts)} select 1`
}
