import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import pg from 'pg'
import { signIn } from '#tests/credentials/sign-in.ts'

const rows = 100_000
const rounds = 150

const insert = `insert into contact_submissions
  (id, name, email, company, message, created_at, quarantined)`

const seedSqlite = `
  with recursive n(at) as (select 1 union all select at + 1 from n where at < ${rows})
  ${insert}
  select printf('01930000-0000-7000-8000-%012x', at), 'Visitor ' || at, 'v' || at || '@example.com',
    'Shop ' || at, 'We sell oars.', strftime('%Y-%m-%dT%H:%M:%S.000Z', 1.7e9 + at, 'unixepoch'), 0
  from n`

const seedPostgres = `
  ${insert}
  select '01930000-0000-7000-8000-' || lpad(to_hex(at), 12, '0'), 'Visitor ' || at,
    'v' || at || '@example.com', 'Shop ' || at, 'We sell oars.',
    to_char(to_timestamp(1.7e9 + at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS".000Z"'), 0
  from generate_series(1, ${rows}) as at`

const bareList =
  'select * from contact_submissions where quarantined = 0 order by created_at desc, id desc limit 50'
const bareCount = 'select count(*) from contact_submissions where quarantined = 0'

type Admin = { email: string; password: string }
type Times = { p50: number; p95: number }

/** The time of the first page of a list of 100,000, in milliseconds, one request after the other. */
export async function firstPage(url: string, admin: Admin): Promise<Times> {
  const token = await signIn(url, admin)
  return time(async () => {
    const answer = await fetch(`${url}/api/contact_submissions?limit=50`, {
      headers: { authorization: `Bearer ${token}` },
    })
    const page: { rows: unknown[]; total: number } = await answer.json()
    if (page.rows.length !== 50 || page.total < rows) throw new Error('That is not the first page.')
  })
}

/** The same rows and their count read by the bare driver: without authentication, HTTP or JSON. */
export async function fillSqlite(dataDir: string): Promise<Times> {
  const sqlite = new SQLite(join(dataDir, 'app.db'), { timeout: 10_000 })
  sqlite.exec('delete from contact_submissions')
  sqlite.exec(seedSqlite)
  const [list, count] = [sqlite.prepare(bareList), sqlite.prepare(bareCount)]
  const times = await time(async () => {
    list.all()
    count.get()
  })
  sqlite.close()
  return times
}

export async function fillPostgres(url: string): Promise<Times> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('delete from contact_submissions')
  await client.query(seedPostgres)
  await client.query('analyze')
  const times = await time(async () => {
    await client.query(bareList)
    await client.query(bareCount)
  })
  await client.end()
  return times
}

async function time(work: () => Promise<void>): Promise<Times> {
  const times: number[] = []
  for (let round = -10; round < rounds; round++) {
    const begin = performance.now()
    await work()
    if (round >= 0) times.push(performance.now() - begin)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}
