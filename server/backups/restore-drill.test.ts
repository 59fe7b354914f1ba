import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPlace, migratedPlace } from '#tests/databases/test-databases.ts'
import { type Database, type Db, openDatabase } from '#server/db/database.ts'
import { readEnquiryTallies } from '#server/db/enquiry-tallies.ts'
import { backUp } from './backup.ts'
import { countRows } from './copy-tables.ts'
import { restore } from './restore.ts'

const enquiries = 100_000

let lost: Awaited<ReturnType<typeof migratedPlace>>
let found: Awaited<ReturnType<typeof emptyPlace>>
let file: string
let before: Awaited<ReturnType<typeof contentOf>>

const open = ({ DATABASE_URL: url, DATA_DIR: dataDir }: typeof lost) =>
  openDatabase({ url, dataDir, statementTimeoutMs: 0 })

beforeAll(async () => {
  lost = await migratedPlace()
  found = await emptyPlace()
  file = join(found.DATA_DIR, 'drill.db')
  const database = open(lost)
  await fill(database)
  before = await contentOf(database.db)
  await database.close()
  await backUp({ url: lost.DATABASE_URL, dataDir: lost.DATA_DIR }, file)
}, 180_000)

afterAll(async () => {
  await lost.leave()
  await found.leave()
}, 120_000)

test(
  '100,000 enquiries are completely restored on another machine within a minute',
  { timeout: 60_000 },
  async () => {
    expect(before.rows).toMatchObject({ contact_submissions: enquiries, deliveries: enquiries })
    await restore({ url: found.DATABASE_URL, dataDir: found.DATA_DIR }, file)
    const database = open(found)
    expect(await contentOf(database.db)).toEqual(before)
    expect(await readEnquiryTallies(database.db, { box: 'inbox' })).toBe(enquiries)
    await database.close()
  },
)

/** Created by the database itself: sending the rows would take longer than everything else. */
async function fill({ db, dialect }: Database) {
  const series =
    dialect === 'postgres'
      ? `series as (select n, lpad(n::text, 12, '0') as digits from generate_series(1, ${enquiries}) as numbers (n))`
      : `recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${enquiries}),
         series as (select n, printf('%012d', n) as digits from numbers)`
  const id = (kind: number) => `'0199a000-0000-700${kind}-8000-' || digits`
  const at = `'2026-11-0' || (n % 9 + 1) || 'T10:00:00.000Z'`
  const words = `'Order ' || n || ' of oars, which we sell to rowers on the lake and in the harbour. Zoë 🌊 '`
  const tables = {
    contact_submissions: {
      id: id(0),
      name: `'Ana ' || n`,
      email: `'ana' || n || '@tide.example'`,
      company: `'Tide & Timber ' || n % 977`,
      message: `${words} || ${words} || ${words}`,
      created_at: at,
      due_at: at,
      quarantined: '0',
      stage: `'new'`,
    },
    consents: {
      id: id(1),
      submission_id: id(0),
      text: words,
      marketing: 'n % 2',
      given_at: at,
      ip: `'192.0.2.' || n % 250`,
      gpc: '0',
    },
    idempotency_keys: { key: id(2), body_hash: digest, submission_id: id(0), created_at: at },
    deliveries: {
      id: id(3),
      channel: `'mail'`,
      kind: `'new_enquiry'`,
      subject_id: id(0),
      recipient: `'staff@agency.example'`,
      data: `'{"id":"' || digits || '"}'`,
      message_id: id(4),
      status: `'sent'`,
      attempt_count: '1',
      created_at: at,
      sent_at: at,
    },
  }
  for (const [table, values] of Object.entries(tables)) {
    const columns = Object.keys(values).join(', ')
    const text = `with ${series} insert into ${table} (${columns}) select ${Object.values(values).join(', ')} from series`
    await sql.raw(text).execute(db)
  }
}

const digest = `'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg'`

/** The number of rows of each table, the total length of their texts, and some entire rows. */
async function contentOf(db: Db) {
  const lengths = sql<Record<string, unknown>>`
    select sum(length(message)) as messages, sum(length(email)) as emails, max(id) as last from contact_submissions`
  const some = db
    .selectFrom('contact_submissions')
    .innerJoin('consents', 'submission_id', 'contact_submissions.id')
    .selectAll()
    .where('contact_submissions.id', 'like', '%77')
    .orderBy('contact_submissions.id')
  return {
    rows: await countRows(db),
    lengths: (await lengths.execute(db)).rows,
    some: await some.execute(),
  }
}
