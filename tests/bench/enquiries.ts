import SQLite from 'better-sqlite3'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pg from 'pg'
import { flood } from './flood.ts'

const seconds = 3
const enquiry = () =>
  JSON.stringify({
    name: 'Ana Pérez',
    email: 'ana@tide.example',
    company: `Tide & Timber ${randomUUID()}`,
    message: 'We sell oars. '.repeat(20),
    consent: true,
  })

/** Enquiries a second, each on the disk before its answer. */
export function sendEnquiries(url: string) {
  return flood({
    url: `${url}/api/submit-contact-form`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: enquiry,
  })
}

/** The most that SQLite itself can do here: one insert and commit after the other, nothing else. */
export function bareSqlite(dataDir: string) {
  const sqlite = new SQLite(join(dataDir, 'bare.db'))
  sqlite.pragma('journal_mode = WAL')
  sqlite.pragma('synchronous = FULL')
  sqlite.exec('create table bare (id text primary key, body text) strict')
  const insert = sqlite.prepare('insert into bare values (?, ?)')
  const begin = performance.now()
  let count = 0
  for (; performance.now() - begin < seconds * 1_000; count++) insert.run(randomUUID(), enquiry())
  sqlite.close()
  return count / seconds
}

/** The same for PostgreSQL, on as many connections as the server has. */
export async function barePostgres(url: string) {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  await pool.query('create table bare (id text primary key, body text)')
  const begin = performance.now()
  let count = 0
  const insertOn = async () => {
    for (; performance.now() - begin < seconds * 1_000; count++)
      await pool.query('insert into bare values ($1, $2)', [randomUUID(), enquiry()])
  }
  await Promise.all(Array.from({ length: 10 }, insertOn))
  await pool.end()
  return count / seconds
}
