import type { Kysely } from 'kysely'
import type { Db, Dialect } from '#server/db/database.ts'
import { insertAsJson } from '#server/db/postgres/insert-as-json.ts'
import type { Tables } from '#server/db/tables.ts'

/**
 * Every table with its key, referenced tables first. The type rejects a missing one. Left out are tallies, which
 * triggers count as the rows arrive, live events, open composers, and search words, which the server writes again.
 */
const keys = {
  settings: 'key',
  users: 'id',
  user_roles: 'id',
  second_factors: 'id',
  recovery_codes: 'id',
  passkeys: 'id',
  spent_challenges: 'id',
  device_names: 'id',
  sessions: 'id',
  contact_submissions: 'id',
  consents: 'id',
  idempotency_keys: 'key',
  newsletter_subscribers: 'id',
  download_counts: 'slug',
  webhooks: 'id',
  deliveries: 'id',
  delivery_attempts: 'id',
  one_time_tokens: 'id',
  invitations: 'id',
  newsletter_suppressions: 'email_hash',
  timeline_entries: 'id',
  note_mentions: 'id',
  assignments: 'submission_id',
  enquiry_reads: 'id',
  saved_views: 'id',
  reply_templates: 'id',
  audit_entries: 'seq',
  audit_head: 'id',
  audit_names: 'id',
} satisfies Record<
  Exclude<
    keyof Tables,
    | 'tallies'
    | 'enquiry_tallies'
    | 'live_events'
    | 'enquiry_replying'
    | 'search_documents'
    | 'search_index'
  >,
  string
>

type Table = keyof typeof keys
const tables = Object.keys(keys) as Table[]

type Row = Record<string, string | number | null>
type AnyTables = Record<string, Row>
const untyped = (db: Db) => db as unknown as Kysely<AnyTables>

const batch = 500

type Source = { from: Db; to: Db; dialect: Dialect }

/** Copies all rows into an empty database of the same schema and the given dialect. */
export async function copyTables(source: Source) {
  for (const table of tables) await copyTable(source, table)
}

async function copyTable(source: Source, table: Table) {
  const { from } = source
  const key = keys[table]
  let last: string | number | null | undefined
  for (;;) {
    const page = untyped(from).selectFrom(table).selectAll().orderBy(key).limit(batch)
    const rows = await (last === undefined ? page : page.where(key, '>', last)).execute()
    if (rows.length) await insertBatch(source, table, rows)
    if (rows.length < batch) return
    last = rows.at(-1)?.[key]
  }
}

async function insertBatch({ to, dialect }: Source, table: Table, rows: Row[]) {
  if (dialect === 'sqlite') await untyped(to).insertInto(table).values(rows).execute()
  else await insertAsJson(table, rows).execute(to)
}

export async function emptyTables(db: Db) {
  for (const table of tables.toReversed()) await untyped(db).deleteFrom(table).execute()
}

export type RowCounts = Record<Table, number>

export async function countRows(db: Db): Promise<RowCounts> {
  const counts: Partial<RowCounts> = {}
  for (const table of tables) {
    const query = untyped(db).selectFrom(table)
    const { rows } = await query.select((e) => e.fn.countAll().as('rows')).executeTakeFirstOrThrow()
    counts[table] = Number(rows)
  }
  return counts as RowCounts
}
