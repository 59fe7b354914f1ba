import Sqlite from 'better-sqlite3'
import { join } from 'node:path'

/** What the server's database contains, read directly. */
export function stored<Row>(dataDir: string, query: string, ...values: string[]) {
  const database = new Sqlite(join(dataDir, 'app.db'), { readonly: true })
  try {
    return database.prepare(query).all(...values) as Row[]
  } finally {
    database.close()
  }
}
