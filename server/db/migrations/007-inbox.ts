import { sql, type Kysely } from 'kysely'
import { keepTally } from './003-tallies.ts'

/** Stage, owner, follow-up, bin, history, notes, replies, views, and search of enquiries. */
export async function up(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const text = dialect === 'postgres' ? sql`text collate "C"` : sql`text`
  const whole = dialect === 'postgres' ? sql`bigint` : sql`integer`
  const table = (name: string) => {
    const create = db.schema.createTable(name)
    return dialect === 'sqlite' ? create.modifyEnd(sql`strict`) : create
  }
  const index = (name: string, on: string, columns: string[]) =>
    db.schema.createIndex(name).on(on).columns(columns).execute()
  const raw = (statement: string) => sql.raw(statement).execute(db)

  const enquiries = db.schema.alterTable('contact_submissions')
  await enquiries.addColumn('stage', text, (c) => c.notNull().defaultTo('new')).execute()
  await enquiries
    .addColumn('owner_id', text, (c) => c.references('users.id').onDelete('set null'))
    .execute()
  await enquiries.addColumn('follow_up_at', text).execute()
  await enquiries.addColumn('value_cents', whole).execute()
  await enquiries.addColumn('lost_reason', text).execute()
  await enquiries.addColumn('binned_at', text).execute()
  await enquiries.addColumn('first_source', text).execute()
  await enquiries.addColumn('first_campaign', text).execute()

  // The first touch, or else the only one. Truncated to fit an index.
  const touch = (key: string) =>
    dialect === 'sqlite'
      ? `json_extract(first_touch, '$.${key}')`
      : `first_touch::json ->> '${key}'`
  await raw(`update contact_submissions set
    first_source = substr(case when first_touch is null then utm_source else ${touch('utmSource')} end, 1, 200),
    first_campaign = substr(case when first_touch is null then utm_campaign else ${touch('utmCampaign')} end, 1, 200)`)

  // Each list shows one box: the inbox, quarantine or the bin.
  for (const event of ['insert', 'delete', 'update'])
    if (dialect === 'sqlite') await raw(`drop trigger tally_contact_submissions_${event}`)
    else await raw(`drop function tally_contact_submissions_${event} cascade`)
  await raw(`delete from tallies where name like 'contact_submissions.%'`)
  await keepTally(db, dialect, {
    table: 'contact_submissions',
    columns: ['quarantined', 'binned_at'],
    nameOf: (row) =>
      `case when ${row}.binned_at is not null then 'contact_submissions.bin'
        when ${row}.quarantined = 1 then 'contact_submissions.quarantine' else 'contact_submissions.inbox' end`,
  })

  await raw(`drop index contact_submissions_newest`)
  // With all columns that lists filter by, so that a filter without matches reads only the index.
  const filters = `stage, answered_at, owner_id, follow_up_at, primary_need, revenue_range, first_source, first_campaign, binned_at`
  await raw(`create index contact_submissions_newest
    on contact_submissions (quarantined, created_at, id, ${filters}) where binned_at is null`)
  await raw(`create index contact_submissions_binned
    on contact_submissions (created_at, id, ${filters}) where binned_at is not null`)
  await raw(`create index contact_submissions_bin_age
    on contact_submissions (binned_at) where binned_at is not null`)
  await raw(`drop index contact_submissions_due`)
  await raw(`create index contact_submissions_due on contact_submissions (quarantined, due_at, id)
    where answered_at is null and binned_at is null`)
  await raw(`create index contact_submissions_owner on contact_submissions (owner_id, created_at, id)
    where owner_id is not null`)
  await raw(`create index contact_submissions_follow_up on contact_submissions (follow_up_at)
    where follow_up_at is not null`)
  await raw(
    'create index contact_submissions_email on contact_submissions (lower(email), created_at, id)',
  )
  await raw(
    'create index contact_submissions_company on contact_submissions (lower(company), created_at, id)',
  )

  // The history of an enquiry, including notes and replies. Its arrival is in its own row.
  await table('timeline_entries')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('submission_id', text, (c) =>
      c.notNull().references('contact_submissions.id').onDelete('cascade'),
    )
    .addColumn('created_at', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('actor_id', text, (c) => c.references('users.id').onDelete('set null'))
    .addColumn('actor_email', text)
    .addColumn('data', text, (c) => c.notNull())
    .execute()
  await index('timeline_of_enquiry', 'timeline_entries', ['submission_id', 'created_at', 'id'])

  await table('enquiry_reads')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('submission_id', text, (c) =>
      c.notNull().references('contact_submissions.id').onDelete('cascade'),
    )
    .addColumn('read_at', text, (c) => c.notNull())
    .addUniqueConstraint('enquiry_reads_of_user', ['user_id', 'submission_id'])
    .execute()
  await index('enquiry_reads_of_enquiry', 'enquiry_reads', ['submission_id'])

  await table('saved_views')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', text, (c) => c.notNull())
    // The query string of the inbox.
    .addColumn('query', text, (c) => c.notNull())
    .addColumn('shared', 'integer', (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()
  await index('saved_views_of_user', 'saved_views', ['user_id'])

  await table('reply_templates')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('text', text, (c) => c.notNull())
    .addColumn('created_at', text, (c) => c.notNull())
    .execute()

  // Events for open dashboards, kept for a day. Not part of a backup.
  if (dialect === 'sqlite')
    await raw(`create table live_events (
      seq integer primary key autoincrement, at text not null, kind text not null, submission_id text not null,
      data text not null) strict`)
  // A transaction that began earlier may commit later: readers wait for those still open (see live events).
  else
    await raw(`create table live_events (
      seq bigint generated always as identity primary key, xid xid8 not null default pg_current_xact_id(),
      at text collate "C" not null, kind text collate "C" not null, submission_id text collate "C" not null,
      data text collate "C" not null)`)
  if (dialect === 'postgres') await raw('create index live_events_order on live_events (xid, seq)')
  await index('live_events_age', 'live_events', ['at'])

  // Who has the composer open. Losing it in a crash does no harm.
  const replying = db.schema
    .createTable('enquiry_replying')
    .addColumn('submission_id', text, (c) =>
      c.notNull().references('contact_submissions.id').onDelete('cascade'),
    )
    .addColumn('user_id', text, (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('expires_at', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('enquiry_replying_of_user', ['submission_id', 'user_id'])
  await (dialect === 'sqlite' ? replying.modifyEnd(sql`strict`) : replying).execute()

  await createSearch(db, dialect)
}

/** The words of an enquiry and its notes, cut and folded by the server, so that both databases find the same. */
export async function createSearch(db: Kysely<unknown>, dialect: 'sqlite' | 'postgres') {
  const raw = (statement: string) => sql.raw(statement).execute(db)
  if (dialect === 'sqlite') {
    await raw(`create table search_documents (
      id integer primary key,
      submission_id text not null unique references contact_submissions (id) on delete cascade,
      words text not null) strict`)
    await raw(`create virtual table search_index using fts5(
      words, content='search_documents', content_rowid='id', tokenize='ascii', detail='none')`)
    const remove = `insert into search_index (search_index, rowid, words) values ('delete', old.id, old.words);`
    const add = `insert into search_index (rowid, words) values (new.id, new.words);`
    await raw(
      `create trigger search_index_insert after insert on search_documents begin ${add} end`,
    )
    await raw(
      `create trigger search_index_delete after delete on search_documents begin ${remove} end`,
    )
    await raw(
      `create trigger search_index_update after update on search_documents begin ${remove} ${add} end`,
    )
  } else {
    await raw(`create table search_documents (
      submission_id text collate "C" primary key references contact_submissions (id) on delete cascade,
      words text collate "C" not null,
      lexemes tsvector generated always as (array_to_tsvector(string_to_array(words, ' '))) stored)`)
    await raw('create index search_documents_lexemes on search_documents using gin (lexemes)')
  }
}
