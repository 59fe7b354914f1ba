import SQLite from 'better-sqlite3'
import { join } from 'node:path'
import pg from 'pg'
import { v7 as uuidv7 } from 'uuid'
import { inventEnquiries, type Person, type Written } from './scale-enquiries.ts'

/** The bare driver of a database, with which the server's times are compared. */
export type Driver = {
  isSqlite: boolean
  read(sql: string): Promise<Record<string, unknown>[]>
  write(written: Written[]): Promise<void>
  /** As the database itself would do eventually. */
  tidyUp(): Promise<void>
  close(): Promise<void>
}

export const openDriver = (url: string, dataDir: string) =>
  url ? openPostgres(url) : openSqlite(join(dataDir, 'app.db'))

function openSqlite(file: string): Driver {
  const sqlite = new SQLite(file, { timeout: 10_000 })
  sqlite.pragma('foreign_keys = ON')
  const insert = (table: string, columns: string[]) =>
    sqlite.prepare(
      `insert into ${table} (${columns}) values (${columns.map((column) => `@${column}`)})`,
    )
  const statements: Record<string, ReturnType<typeof insert>> = {}
  const writeAll = sqlite.transaction((written: Written[]) => {
    for (const one of written)
      for (const [table, rows] of Object.entries(one))
        for (const row of rows) (statements[table] ??= insert(table, Object.keys(row))).run(row)
  })
  return {
    isSqlite: true,
    read: async (text) => sqlite.prepare<[], Record<string, unknown>>(text).all(),
    write: async (written) => writeAll(written),
    tidyUp: async () => void sqlite.pragma('wal_checkpoint(TRUNCATE)'),
    close: async () => void sqlite.close(),
  }
}

async function openPostgres(url: string): Promise<Driver> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  return {
    isSqlite: false,
    read: async (text) => (await client.query<Record<string, unknown>>(text)).rows,
    async write(written) {
      await client.query('begin')
      for (const table of Object.keys(written[0] ?? {})) {
        const rows = written.flatMap((one) => one[table] ?? [])
        const columns = Object.keys(rows[0] ?? {})
        if (rows.length > 0)
          await client.query(
            `insert into ${table} (${columns}) select ${columns} from json_populate_recordset(null::${table}, $1)`,
            [JSON.stringify(rows)],
          )
      }
      await client.query('commit')
    },
    tidyUp: async () => void (await client.query('vacuum analyze')),
    close: () => client.end(),
  }
}

const atOnce = 2_000
const colleagues = 4

/** Fills a new database with enquiries of the first admin and four colleagues. */
export async function fill(driver: Driver, count: number) {
  const created_at = new Date().toISOString()
  const [admin] = await driver.read('select id, email from users')
  const me = admin as Person
  // The last one has left the agency.
  const others = Array.from({ length: colleagues }, (_, number) => ({
    id: uuidv7(),
    email: `colleague-${number}@staff.example`,
    password_hash: 'none',
    created_at,
    updated_at: created_at,
    deactivated_at: number === colleagues - 1 ? created_at : null,
  }))
  const roles = others.map(({ id }) => ({ id: uuidv7(), user_id: id, role: 'admin', created_at }))
  await driver.write([{ users: others, user_roles: roles }])
  let some: Written[] = []
  for (const written of inventEnquiries(count, [me, ...others])) {
    some.push(written)
    if (some.length < atOnce) continue
    await driver.write(some)
    some = []
  }
  await driver.write(some)
  await driver.tidyUp()
}
