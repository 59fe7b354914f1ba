import SQLite from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'

const seconds = 3
const connections = 10

type Row = Record<string, string | number | null>
type Template = { table: string; columns: string[]; row: Row }

/** The tables in which an enquiry creates a row, each with its column that references the enquiry. */
const written = {
  contact_submissions: 'id',
  consents: 'submission_id',
  search_documents: 'submission_id',
  live_events: 'submission_id',
  deliveries: 'subject_id',
} as const
/** The database generates these itself, like numeric ids. */
const generated = ['initials', 'seq']

/**
 * What SQLite itself can do here: inserts the rows of the last enquiry repeatedly with the bare driver, into the
 * server's own tables, with a synced commit for each enquiry. Enquiries per second.
 */
export async function bareSqlite(dataDir: string) {
  const sqlite = new SQLite(join(dataDir, 'app.db'), { timeout: 10_000 })
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.pragma('foreign_keys = ON')
  const templates = await readTemplates((text) => sqlite.prepare<[], Row>(text).all())
  const inserts = templates.map((template) => ({
    template,
    insert: sqlite.prepare(insertInto(template, () => '?')),
  }))
  const writeAll = sqlite.transaction((id: string) => {
    for (const { template, insert } of inserts) insert.run(valuesFor(template, id))
  })
  const begin = performance.now()
  let count = 0
  for (; performance.now() - begin < seconds * 1_000; count++) writeAll(randomUUID())
  sqlite.close()
  return count / seconds
}

/** The same for PostgreSQL, on as many connections as the server has, with prepared statements. */
export async function barePostgres(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const templates = await readTemplates(async (text) => (await pool.query<Row>(text)).rows)
  const begin = performance.now()
  let count = 0
  const writeOn = async () => {
    const client = await pool.connect()
    for (; performance.now() - begin < seconds * 1_000; count++) {
      const id = randomUUID()
      await client.query('begin')
      for (const template of templates)
        await client.query({
          name: template.table,
          text: insertInto(template, (at) => `$${at}`),
          values: valuesFor(template, id),
        })
      await client.query('commit')
    }
    client.release()
  }
  await Promise.all(Array.from({ length: connections }, writeOn))
  await pool.end()
  return count / seconds
}

async function readTemplates(read: (text: string) => Row[] | Promise<Row[]>) {
  const [newest] = await read('select id from contact_submissions order by created_at desc limit 1')
  const templates: Template[] = []
  for (const [table, names] of Object.entries(written))
    for (const row of await read(`select * from ${table} where ${names} = '${newest?.id}'`)) {
      const isOurs = (column: string) =>
        !generated.includes(column) && (column !== 'id' || typeof row.id === 'string')
      templates.push({ table, columns: Object.keys(row).filter(isOurs), row })
    }
  return templates
}

const insertInto = ({ table, columns }: Template, mark: (at: number) => string) =>
  `insert into ${table} (${columns.join(', ')}) values (${columns.map((_, at) => mark(at + 1)).join(', ')})`

/** The row of another enquiry: a new id wherever the first one's was, and new ids of its own. */
function valuesFor({ table, columns, row }: Template, id: string) {
  const names = written[table as keyof typeof written]
  const first = String(row[names])
  return columns.map((column) => {
    const value = row[column] ?? null
    if (typeof value !== 'string') return value
    const isOwn = (column === 'id' && names !== 'id') || column === 'message_id'
    return isOwn ? randomUUID() : value.replaceAll(first, id)
  })
}
